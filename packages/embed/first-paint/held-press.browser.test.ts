import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { heldPressEn, heldPressEs } from './held-press.strings.ts';
import { explainHeldPress } from './held-press.ts';

const online = vi.spyOn(navigator, 'onLine', 'get');

const filesMissing = [heldPressEn.filesMissingTitle, heldPressEn.filesMissingText, heldPressEn.filesMissingReload];

afterEach(() => document.body.replaceChildren());

/** A form like a first paint's, which holds its press. */
function draw({ language = 'en', labels = {}, phone = '', field = '', isSaved = true } = {}) {
  const container = document.createElement('div');
  container.lang = language;
  container.innerHTML = `<form>${field}<input><button type="button">Use my location</button><div><button type="submit">Send</button></div></form>`;
  document.body.append(container);
  const other = container.querySelector<HTMLElement>('[type=button]')!;
  const button = container.querySelector<HTMLElement>('[type=submit]')!;
  const hold = (event: Event) => {
    event.preventDefault();
    button.toggleAttribute('data-cover-held', true);
  };
  container.addEventListener('submit', hold, true);
  other.addEventListener('click', () => other.toggleAttribute('data-cover-held', true));
  const sources = [{ source: 'attribute', value: { labels } }];
  const { explain, end } = explainHeldPress({ container, sources, phone, isSaved: () => isSaved });
  return {
    press: () => button.click(),
    pressOther: () => other.click(),
    /** The first paint cancels the press. */
    type() {
      button.removeAttribute('data-cover-held');
      container.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
    },
    sendsByItself() {
      container.removeEventListener('submit', hold, true);
      container.addEventListener('submit', (event) => event.preventDefault());
      button.removeAttribute('data-cover-held');
    },
    failsToLoad: () => explain(),
    notice: () => container.querySelector('[role=alert]'),
    text: () => [...container.querySelectorAll('[role=alert] > p')].map((line) => line.textContent),
    end,
  };
}

test.each([
  ['en', heldPressEn],
  ['es', heldPressEs],
])('explains a held press while offline, until the network is back (%s)', (language, texts) => {
  online.mockReturnValue(false);
  const form = draw({ language });
  form.press();
  expect(form.notice()).toBeNull();
  form.failsToLoad();
  expect(form.text()).toEqual([texts.offlineTitle, texts.offlineText]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(form.notice()).toBeNull();
});

test('removes its notice on a page where an old library has replaced `remove` of elements', () => {
  const remove = vi.spyOn(Element.prototype, 'remove').mockImplementation(() => {
    throw new TypeError('Failed to execute removeChild');
  });
  onTestFinished(() => remove.mockRestore());
  online.mockReturnValue(false);
  const form = draw();
  form.press();
  form.failsToLoad();
  expect(form.notice()).not.toBeNull();
  form.end();
  expect(form.notice()).toBeNull();
});

test('explains a press made after the failure, with the author’s labels', () => {
  online.mockReturnValue(false);
  const form = draw({ labels: { offlineText: 'We wait here.', en: { 'offline-text': 'We wait.' } } });
  form.failsToLoad();
  expect(form.notice()).toBeNull();
  form.press();
  expect(form.text()).toEqual([heldPressEn.offlineTitle, 'We wait.']);
});

test('shows the offline message while offline, then the missing-files message again if files still fail', () => {
  online.mockReturnValue(true);
  const form = draw();
  form.press();
  form.failsToLoad();
  online.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(form.text()).toEqual([heldPressEn.offlineTitle, heldPressEn.offlineText]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  form.failsToLoad();
  expect(form.text()).toEqual(filesMissing);
});

const password = '<input type="password" autocomplete="current-password">';

test('says that a reload does not keep passwords', () => {
  online.mockReturnValue(true);
  const form = draw({ field: password });
  form.press();
  form.failsToLoad();
  expect(form.text()).toEqual([...filesMissing, heldPressEn.filesMissingPassword]);
});

test('does not mention a reload if the input could not be saved', () => {
  online.mockReturnValue(true);
  const form = draw({ field: password, isSaved: false });
  form.press();
  form.failsToLoad();
  expect(form.text()).toEqual([heldPressEn.filesMissingTitle, heldPressEn.filesMissingText]);
});

test('explains a press on a button that does not submit', () => {
  online.mockReturnValue(true);
  const form = draw();
  form.failsToLoad();
  form.pressOther();
  expect(form.text()).toEqual(filesMissing);
});

test('explains a press after ten seconds in which no file loaded or failed', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  online.mockReturnValue(true);
  const form = draw();
  form.press();
  vi.advanceTimersByTime(9_999);
  expect(form.notice()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(form.text()).toEqual(filesMissing);
});

test('shows nothing more about a cancelled press', () => {
  online.mockReturnValue(true);
  const form = draw();
  form.press();
  form.failsToLoad();
  form.type();
  expect(form.notice()).toBeNull();
  form.failsToLoad();
  expect(form.notice()).toBeNull();
});

test('reports missing files once, with the brand’s phone number, until React takes the form over', () => {
  online.mockReturnValue(true);
  const form = draw({ phone: '512-555-0142' });
  form.press();
  form.failsToLoad();
  expect(form.text()).toEqual([...filesMissing, 'Or call 512-555-0142.']);
  expect(form.notice()!.querySelector('a')!.href).toBe('tel:+15125550142');
  const [first] = form.notice()!.children;
  form.failsToLoad();
  form.press();
  expect(form.notice()!.firstElementChild).toBe(first);
  form.end();
  expect(form.notice()).toBeNull();
  form.failsToLoad();
  expect(form.notice()).toBeNull();
});

test('shows nothing about a form that is sent natively', () => {
  online.mockReturnValue(true);
  const form = draw();
  form.sendsByItself();
  form.failsToLoad();
  form.press();
  expect(form.notice()).toBeNull();
});

test.each([
  ['moves the focus to the button of the form that follows', false],
  ['leaves the focus where the visitor has moved it', true],
])('%s', (_what, isElsewhere) => {
  const form = draw({ field: '<input name="email">' });
  const authored = document.createElement('div');
  authored.innerHTML = '<form><input name="email"><button type="button">Help</button><button>Send</button></form>';
  const elsewhere = document.createElement('input');
  document.body.append(authored, elsewhere);
  form.press();
  if (isElsewhere) elsewhere.focus();
  form.end(authored);
  expect(document.querySelector(':focus')).toBe(isElsewhere ? elsewhere : authored.querySelector('button:last-child'));
});
