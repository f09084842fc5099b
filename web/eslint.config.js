// What is looked for in the page's code besides types (svelte-check) and form (prettier).

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  // Written by other programs.
  globalIgnores(['dist/', 'node_modules/', 'src/types/', 'test-results/']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler knows names better.
      'no-undef': 'off',
      // `== null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // What holds for every game holds for views of any type; unknown would refuse each game's own components.
      '@typescript-eslint/no-explicit-any': 'off',
      // Playwright reads from this pattern that a fixture needs no other.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // The page knows no rule: numbers that mean something in a game come from the program. Drawing files may measure.
    files: ['src/games/**/*.ts'],
    ignores: ['src/games/**/*.test.ts', 'src/games/**/geometry.ts', 'src/games/**/drawing/**', 'src/games/laws/**'],
    rules: { '@typescript-eslint/no-magic-numbers': ['error', { ignore: [-1, 0, 1] }] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
    rules: {
      // Most maps and sets are made anew by a `$derived` and never changed after it; the others are no state.
      'svelte/prefer-svelte-reactivity': 'off',
      // Whether a warning exists is known to svelte-check alone.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
