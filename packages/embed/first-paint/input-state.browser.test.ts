import { afterEach, expect, test } from 'vitest';
import { type Control, controlOf, entryOf } from './input-state.ts';

const container = document.createElement('form');
afterEach(() => container.replaceChildren());

const draw = (html: string): Control[] => {
  // oxlint-disable-next-line no-unsanitized/property -- markup of the test
  container.innerHTML = html;
  return [...container.querySelectorAll<Control>('input')];
};

test.each([
  ['a checkbox without a value', '<input type="checkbox" name="ok">'],
  [
    'one checkbox of a group',
    '<input type="checkbox" name="a" value="1"><input type="checkbox" name="a" value="2" data-entered>',
  ],
  ['a radio button', '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" data-entered>'],
  [
    'a radio button whose group ends like another one',
    '<input type="radio" name="_r_1_like_it-like_it" value="y"><input type="radio" name="_r_1_need_it-need_it" value="y" data-entered>',
  ],
  [
    'a field whose name begins with _ and ends like another one',
    '<input name="first_name"><input name="_name" data-entered>',
  ],
])('finds the control of %s after it is drawn again', (_what, html) => {
  const enteredIn = (controls: Control[]) => controls.find(({ dataset }) => 'entered' in dataset) ?? controls[0]!;
  const control = enteredIn(draw(html));
  if (control.type === 'text') control.value = 'typed';
  else control.click();
  const entry = entryOf(control)!;
  // As React renders ids on another render.
  const again = draw(html.replaceAll('_r_1_', '_r_2_'));
  expect(controlOf(container, entry)).toBe(enteredIn(again));
});

test('finds no control for an entry with another name or value', () => {
  draw('<input type="checkbox" name="a" value="1">');
  expect(controlOf(container, { name: 'a', value: '2' })).toBeUndefined();
  expect(controlOf(container, { name: 'b', value: 'typed' })).toBeUndefined();
});
