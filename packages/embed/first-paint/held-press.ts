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
  /** Where the author's texts are. */
  sources: readonly ConfigSource[];
  /** The brand's. */
  phone?: string | undefined;
  /** What is entered is there again after a reload, without passwords. */
  isSaved: () => boolean;
}

export interface HeldPress {
  /** Call whenever the rest of the widget could not be loaded. */
  explain(): void;
  /**
   * Call before React takes the form over, which expects it as it was drawn.
   *
   * @param successors - What the form gives way to, where a button of it was pressed or had the focus. A button there gets the
   *   focus, and nothing is sent: the author's form may ask for more.
   */
  end(successors?: HTMLElement): void;
}

/** In milliseconds: a file that has not arrived by then may never do. */
const longestWait = 10_000;

const text = { type: 'text', accepts: (value: unknown) => typeof value === 'string' } as const;
const texts = Object.fromEntries(Object.keys(heldPressEn).map((key) => [key, text]));
const textsOfLanguage = { type: 'object', keys: texts, accepts: () => true } as const;
/** The keys of the texts as an author writes them: the tables of first paints have those that are drawn. */
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

/** The text with the number as a link in place of its `{phone}`. */
function callLine(line: string, phone: string): (string | Node)[] {
  const link = document.createElement('a');
  link.href = phoneLink(phone);
  link.textContent = phone;
  const [before = '', ...after] = line.split('{phone}');
  return after.length > 0 ? [before, link, after.join(phone)] : [line];
}

/** Says below the button of a first paint why a press waits, where the rest of the widget could not be loaded. */
export function explainHeldPress({ container, sources, phone, ...form }: FirstPaintForm): HeldPress {
  let isMissing = false;
  /** The visitor has pressed since the notice was scrolled to. */
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
    // A form that is sent without the rest of the widget holds nothing.
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
    // The same words are announced once.
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
  // What is entered after a press takes it back.
  container.addEventListener('input', () => isHeld() || notice.remove(), { signal });
  addEventListener('offline', update, { signal });
  // What was said of a lost connection is not true any more.
  addEventListener('online', () => notice.remove(), { signal });
  // A press may have been earlier than this.
  onPress();
  return {
    explain() {
      isMissing = !signal.aborted;
      update();
    },
    end(successors) {
      listening.abort();
      clearTimeout(slow);
      notice.remove();
      const field = successors && container.querySelector<Control>(controls);
      // oxlint-disable-next-line no-restricted-properties -- The focus may be anywhere on the page by now.
      if (!field || document.activeElement !== document.body) return;
      const successor = controlOf(successors, field);
      (successor?.form?.querySelector<HTMLElement>('[type=submit], button:not([type])') ?? successor)?.focus();
    },
  };
}
