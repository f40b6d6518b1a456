import { afterEach, expect, test } from 'vitest';
import { isBusy } from './prompt-queue.ts';

afterEach(() => document.body.replaceChildren());

/** Renders HTML and focuses its first element. */
function focus(html: string): void {
  document.body.innerHTML = html;
  document.body.querySelector<HTMLElement>('*')!.focus();
}

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable></div>',
  '<iframe></iframe>',
])('no prompt opens while the focus is in %s', (html) => {
  focus(html);
  expect(isBusy(new Set())).toBe(true);
});

test('a prompt opens while the focus is on a button, or nowhere', () => {
  expect(isBusy(new Set())).toBe(false);
  focus('<button type="button">Next</button>');
  expect(isBusy(new Set())).toBe(false);
});
