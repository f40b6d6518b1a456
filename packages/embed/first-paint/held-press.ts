import { readKeys } from '#configuration/merge';
import type { KeyTable } from '#configuration/merge';
import type { ConfigSource } from '#configuration/sources.types';
import type { Language } from '#domain/language';
import { phoneLink } from '#domain/phone-link';
import { heldPressEn, heldPressEs } from './held-press.strings.ts';
import { type Control, controlOf, controls } from './input-state.ts';
import { type Labels, labelsIn } from './language.ts';
import './held-press.css';

export interface FirstPaintForm {
  container: HTMLElement;
  /** The sources of the author's texts. */
  sources: readonly ConfigSource[];
  /** The brand's phone number. */
  phone?: string | undefined;
  /** Whether input survives a reload, except for passwords. */
  isSaved: () => boolean;
}

export interface HeldPress {
  /** Call whenever the rest of the widget fails to load. */
  explain(): void;
  /**
   * Call before React hydrates the form, which must look as it was drawn.
   *
   * @param successors - The content that replaces the form, if one of its buttons was pressed or had the focus. A
   * button there gets the focus, and nothing is sent: the author's form may ask for more.
   */
  end(successors?: HTMLElement): void;
}

/** In milliseconds: a file that has not loaded by then may never do. */
const longestWait = 10_000;

const text = { type: 'text', accepts: (value: unknown) => typeof value === 'string' } as const;
const texts = Object.fromEntries(Object.keys(heldPressEn).map((key) => [key, text]));
const textsOfLanguage = { type: 'object', keys: texts, accepts: () => true } as const;
/**
 * The keys of the texts as an author writes them: the key tables of first paints have only the texts that are drawn.
 */
const labelKeys: KeyTable = {
  keys: {
    labels: {
      type: 'object',
      keys: { ...texts, en: textsOfLanguage, es: textsOfLanguage },
      accepts: () => true,
    },
  },
  defaults: {},
};

/** The text with a phone link in place of `{phone}`. */
function callLine(line: string, phone: string): (string | Node)[] {
  const link = document.createElement('a');
  link.href = phoneLink(phone);
  link.textContent = phone;
  const [before = '', ...after] = line.split('{phone}');
  return after.length > 0 ? [before, link, after.join(phone)] : [line];
}

/** Explains below the button of a first paint why a press waits when the rest of the widget could not be loaded. */
export function explainHeldPress({ container, sources, phone, ...form }: FirstPaintForm): HeldPress {
  let isMissing = false;
  /** The visitor has pressed since the notice was last scrolled into view. */
  let isAsked = true;
  let slow: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const notice = document.createElement('div');
  notice.className = 'cover-held-press';
  notice.setAttribute('part', 'notice notice-warning');
  notice.setAttribute('role', 'alert');

  const isHeld = () => container.querySelector('[data-cover-held]') !== null;
  const update = () => {
    // A form that is sent natively holds nothing.
    if (!isMissing || !isHeld()) return;
    const language = container.lang as Language;
    const labels = {
      ...(language === 'es' ? heldPressEs : heldPressEn),
      ...labelsIn(language, readKeys(labelKeys, sources).labels as Labels | undefined),
    };
    const isSaved = form.isSaved();
    const hasPassword = container.querySelector('[autocomplete*=password]') !== null;
    const lines = navigator.onLine
      ? [
          [labels.filesMissingTitle],
          [labels.filesMissingText],
          isSaved && [labels.filesMissingReload],
          isSaved && hasPassword && [labels.filesMissingPassword],
          phone && callLine(labels.filesMissingCall, phone),
        ]
      : [[labels.offlineTitle], [labels.offlineText]];
    const paragraphs = lines.flatMap((content) => {
      if (!content) return [];
      const line = document.createElement('p');
      line.append(...content);
      return line;
    });
    // The same text is announced only once.
    if (notice.isConnected && paragraphs.every((line, index) => line.isEqualNode(notice.children[index] ?? null)))
      return;
    notice.replaceChildren(...paragraphs);
    container.querySelector('[type=submit]')?.parentElement?.after(notice);
    if (isAsked) notice.scrollIntoView({ block: 'nearest' });
    isAsked = false;
  };
  const onPress = () => {
    if (!isHeld()) return;
    isAsked = true;
    update();
    slow ??= setTimeout(() => {
      isMissing = true;
      update();
    }, longestWait);
  };
  for (const type of ['submit', 'click']) container.addEventListener(type, onPress, { signal });
  // Input after a press cancels it. Not `remove()`, which old libraries replace on every element.
  container.addEventListener('input', () => isHeld() || notice.replaceWith(), { signal });
  addEventListener('offline', update, { signal });
  // The offline message is no longer true.
  addEventListener('online', () => notice.replaceWith(), { signal });
  // The press may have happened before this module loaded.
  onPress();
  return {
    explain() {
      isMissing = !signal.aborted;
      update();
    },
    end(successors) {
      listening.abort();
      clearTimeout(slow);
      notice.replaceWith();
      const field = successors && container.querySelector<Control>(controls);
      // oxlint-disable-next-line no-restricted-properties -- The focus may be anywhere on the page by now.
      if (!field || document.activeElement !== document.body) return;
      const successor = controlOf(successors, field);
      (successor?.form?.querySelector<HTMLElement>('[type=submit], button:not([type])') ?? successor)?.focus();
    },
  };
}
