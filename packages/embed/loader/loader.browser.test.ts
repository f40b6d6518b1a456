import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { start } from './loader.ts';
import type { Registry } from './registry.ts';

/** The first test waits for the files of the runtime. */
const patience = { timeout: 15_000 };
const drawn: string[] = [];

const registry: Registry = {
  widgets: {
    'late-one': () =>
      Promise.resolve({
        default: {
          name: 'late-one',
          config: z.object({}),
          strings: { en: {}, es: {} },
          View: ({ host }) => {
            drawn.push(host.element.id);
            return 'Drawn';
          },
        },
      }),
  },
  firstPaints: {},
  triggered: [],
  triggers: () => Promise.resolve({ triggers: {} }),
};

/** A fetched configuration that does not arrive until `arrive()` is called. */
function heldConfiguration() {
  let arrive!: () => void;
  const asked = vi.fn();
  const held = new Promise<void>((resolve) => (arrive = resolve));
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    await held;
    return new Response('{}');
  });
  return { asked, arrive };
}

beforeEach(() => {
  drawn.length = 0;
  start(registry, 'test');
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('does not render an element removed while its configuration loads, and restores its authored content', async () => {
  const { asked, arrive } = heldConfiguration();
  const errors = vi.fn();
  document.addEventListener('covermount:error', errors);
  document.body.innerHTML =
    '<cover-late-one id="gone" load="eager" config-src="/gone.json"><p>Authored</p></cover-late-one>';
  const element = document.querySelector<HTMLElement>('#gone')!;
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), patience);
  const ready = (
    globalThis as unknown as { covermount: { ready(element: HTMLElement): Promise<void> } }
  ).covermount.ready(element);
  element.remove();
  await ready;
  arrive();

  // A second element, which waits for the same answer, is rendered: the first one would have been by now.
  document.body.innerHTML =
    '<cover-late-one id="here" load="eager" config-src="/here.json"><p>Authored</p></cover-late-one>';
  await vi.waitFor(() => expect(drawn).toContain('here'), patience);
  expect(drawn).not.toContain('gone');
  expect(element.shadowRoot?.textContent ?? '').toBe('');
  expect(element).not.toHaveAttribute('data-cover-drawn');
  expect(errors).not.toHaveBeenCalled();
  document.removeEventListener('covermount:error', errors);
});

test('renders once an element that is removed and added again while its configuration loads', async () => {
  const { asked, arrive } = heldConfiguration();
  document.body.innerHTML =
    '<cover-late-one id="back" load="eager" config-src="/back.json"><p>Authored</p></cover-late-one>';
  const element = document.querySelector<HTMLElement>('#back')!;
  const ready = vi.fn();
  element.addEventListener('covermount:ready', ready);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), patience);
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  arrive();
  await vi.waitFor(() => expect(ready).toHaveBeenCalled(), patience);
  expect(element.shadowRoot!.textContent).toBe('Drawn');
  expect(ready).toHaveBeenCalledTimes(1);
});
