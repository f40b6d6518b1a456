import { afterEach, expect, test, vi } from 'vitest';
import { offlinePressEn, offlinePressEs } from './offline-press.strings.ts';
import { explainOfflinePress } from './offline-press.ts';

const online = vi.spyOn(navigator, 'onLine', 'get');

afterEach(() => document.body.replaceChildren());

/** A form as a first paint draws it. */
function draw({ language = 'en', labels = {} }: { language?: string; labels?: Record<string, string> } = {}) {
  const element = document.createElement('div');
  const container = document.createElement('div');
  container.lang = language;
  container.innerHTML = '<form><div><button type="submit">Send</button></div></form>';
  element.append(container);
  document.body.append(element);
  container.addEventListener('submit', (event) => event.preventDefault());
  explainOfflinePress({ element, container, labels });
  const drawn = container.innerHTML;
  return {
    press: () => container.querySelector('button')!.click(),
    failsToLoad: () =>
      element.dispatchEvent(new CustomEvent('covermount:error', { bubbles: true, detail: { code: 'load' } })),
    text: () => container.querySelector('[role=alert]')?.textContent,
    isAsDrawn: () => container.innerHTML === drawn,
  };
}

test.each([
  ['en', offlinePressEn],
  ['es', offlinePressEs],
])('explains a press that waits for the network, until it is back (%s)', (language, texts) => {
  online.mockReturnValue(false);
  const form = draw({ language });
  form.press();
  expect(form.isAsDrawn()).toBe(true);
  form.failsToLoad();
  expect(form.text()).toBe(texts.offlineTitle + texts.offlineText);
  dispatchEvent(new Event('online'));
  expect(form.isAsDrawn()).toBe(true);
  form.press();
  expect(form.isAsDrawn()).toBe(true);
  form.failsToLoad();
  expect(form.text()).toContain(texts.offlineText);
});

test('explains a press that follows the failure, in the words of the author', () => {
  online.mockReturnValue(false);
  const form = draw({ labels: { offlineText: 'We wait.' } });
  form.failsToLoad();
  expect(form.isAsDrawn()).toBe(true);
  form.press();
  expect(form.text()).toBe(`${offlinePressEn.offlineTitle}We wait.`);
});

test('explains nothing where the network is there', () => {
  online.mockReturnValue(true);
  const form = draw();
  form.press();
  form.failsToLoad();
  expect(form.isAsDrawn()).toBe(true);
});
