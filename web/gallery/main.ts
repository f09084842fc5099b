// The gallery: every game at set positions, without a server. `npm run gallery` serves it.

import { mount } from 'svelte';
import '../src/design/base.css';
import '../src/design/tokens.css';
import { applySettings, settings } from '../src/app/settings.svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') settings.theme = theme;
const language = asked.get('lang');
if (language === 'en' || language === 'es') settings.language = language;
applySettings();
mount(Gallery, { target: document.body });
