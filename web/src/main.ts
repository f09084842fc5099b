import { mount } from 'svelte';
import './design/tokens.css';
import './design/base.css';
import App from './App.svelte';
import { listen } from './api/stream.svelte';
import { workOffline } from './app/offline';
import { router } from './app/router.svelte';
import { applySettings, browserLanguage, settings } from './app/settings.svelte';
import { announceTurns } from './app/turns.svelte';
import { words } from './words.svelte';

// The words come first, so that nothing is shown that cannot be read.
void words.speak(settings.language ?? browserLanguage());
await words.add({ en: () => import('../lang/en.ftl?raw'), es: () => import('../lang/es.ftl?raw') });

applySettings();
router.start();
listen();
announceTurns();
mount(App, { target: document.getElementById('app')! });
workOffline();
