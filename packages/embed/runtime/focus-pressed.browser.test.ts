import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { focusPressed } from './focus-pressed.ts';

/** Draws controls in a shadow root, in a browser that focuses no pressed button. */
function open(markup: string): ShadowRoot {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.innerHTML = markup;
  root.append(container);
  document.body.append(host);
  focusPressed(container);
  const keepFocus = (event: Event) => event.preventDefault();
  addEventListener('mousedown', keepFocus, { capture: true });
  onTestFinished(() => {
    removeEventListener('mousedown', keepFocus, { capture: true });
    host.remove();
  });
  return root;
}

test.each([
  ['button', '<button type="button">Details</button>'],
  ['link', '<a href="#details"><strong>Details</strong></a>'],
  ['disclosure', '<details><summary>Details</summary>Text</details>'],
])('a pressed %s has the focus before its listeners run', async (_what, markup) => {
  const root = open(markup);
  const focused: (Element | null)[] = [];
  const control = root.querySelector<HTMLElement>('button, a, summary')!;
  control.addEventListener('click', () => focused.push(root.activeElement));
  await page.getByText('Details').click();
  expect(focused).toEqual([control]);
});

test('a pressed button takes the focus from the part around it, which Safari focuses instead', async () => {
  const root = open('<div tabindex="-1"><button type="button">Try again</button></div>');
  const part = root.querySelector('div')!;
  addEventListener('mousedown', () => part.focus(), { once: true });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(root.activeElement).toBe(root.querySelector('button'));
});

test('a field that has the focus keeps it while a button beside it is pressed', async () => {
  const root = open('<input aria-label="Street"><button type="button">Suggestions</button>');
  const field = root.querySelector('input')!;
  field.focus();
  await page.getByRole('button', { name: 'Suggestions' }).click();
  expect(root.activeElement).toBe(field);
});

test('a press on text takes no focus', async () => {
  const root = open('<p>Nothing to press</p><button type="button">Details</button>');
  await page.getByText('Nothing to press').click();
  expect(root.activeElement).toBeNull();
});
