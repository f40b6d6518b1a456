import { expect, test } from 'vitest';
import { start } from './loader.ts';
import type { Registry } from './registry.ts';

test('removes the secrets of a link before a widget that stands above begins, however the widget is written', () => {
  const before = location.href;
  history.replaceState(null, '', '?token=secret-1');
  document.body.innerHTML = '<cover-upper-one></cover-upper-one><div data-covermount="lower-one"></div>';
  const upper = document.querySelector('cover-upper-one')!;
  const seen: string[] = [];
  // A widget that begins looks for what a server has printed, and for its attributes.
  Object.defineProperty(upper, 'shadowRoot', { get: () => (seen.push(location.search), null) });
  const neverLoaded = () => new Promise<never>(() => undefined);
  const registry: Registry = {
    widgets: { 'upper-one': neverLoaded, 'lower-one': neverLoaded },
    firstPaints: {},
    secrets: { 'lower-one': /^token$/i },
    triggered: [],
    triggers: () => Promise.resolve({ triggers: {} }),
  };
  start(registry, 'test');
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.join('')).not.toContain('secret-1');
  history.replaceState(null, '', before);
});
