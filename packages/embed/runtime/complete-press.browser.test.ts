import { afterEach, expect, it } from 'vitest';
import { carryPress } from './complete-press.ts';

let container: HTMLElement;
afterEach(() => container.remove());

const markup = '<button type="submit">Next</button><button type="button">Map</button><a>Earlier quotes</a>';

function draw(): HTMLElement {
  container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  return container;
}

const mouse = (type: string, pointerType = 'mouse') =>
  new PointerEvent(type, { bubbles: true, composed: true, pointerType });

/** Presses one element, and releases the mouse on another one that was drawn meanwhile. */
function press(down: string, up: string, drawn = markup, pointerType = 'mouse'): string[] {
  const early = draw();
  const endPress = carryPress(early);
  early.querySelector(down)!.dispatchEvent(mouse('pointerdown'));
  early.innerHTML = drawn;
  const clicked: string[] = [];
  early.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent));
  endPress();
  early.querySelector(up)!.dispatchEvent(mouse('pointerup', pointerType));
  // A second press is left to the browser.
  early.querySelector(up)!.dispatchEvent(mouse('pointerup', pointerType));
  return clicked;
}

it.each(['[type=submit]', '[type=button]', 'a'])('completes a press on the successor of %s, once', (selector) => {
  expect(press(selector, selector)).toHaveLength(1);
});

it('completes a press on a submit button that has become busy', () => {
  expect(press('[type=submit]', '[type=submit]', '<button type="submit">Getting ready</button>')).toEqual([
    'Getting ready',
  ]);
});

it('ignores a press that is released elsewhere', () => {
  expect(press('[type=submit]', 'a')).toEqual([]);
});

it('does not repeat a touch, for which the browser fires a click itself', () => {
  expect(press('a', 'a', markup, 'touch')).toEqual([]);
});
