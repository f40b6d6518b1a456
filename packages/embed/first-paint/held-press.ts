import { phoneLink } from '#domain/phone-link';
import { heldPressEn, heldPressEs } from './held-press.strings.ts';
import './held-press.css';

export interface FirstPaintForm {
  container: HTMLElement;
  /** The author's texts. */
  labels: Readonly<Record<string, string>>;
  /** The brand's. */
  phone?: string | undefined;
}

export interface HeldPress {
  /** Call whenever the rest of the widget could not be loaded. */
  explain(): void;
  /** Call before React takes the form over, which expects it as it was drawn. */
  end(): void;
}

/** The text with the number as a link in place of its `{phone}`. */
function callLine(text: string, phone: string): (string | Node)[] {
  const link = document.createElement('a');
  link.href = phoneLink(phone);
  link.textContent = phone;
  const [before = '', ...after] = text.split('{phone}');
  return after.length > 0 ? [before, link, after.join(phone)] : [text];
}

/** Says below the button of a first paint why a press waits, where the rest of the widget could not be loaded. */
export function explainHeldPress({ container, labels, phone }: FirstPaintForm): HeldPress {
  let isMissing = false;
  const listening = new AbortController();
  const { signal } = listening;
  const notice = document.createElement('div');
  notice.className = 'cover-held-press';
  notice.setAttribute('part', 'notice notice-warning');
  notice.setAttribute('role', 'alert');

  const update = () => {
    // A form that is sent without the rest of the widget holds nothing.
    if (!isMissing || !container.querySelector('[data-cover-held]')) return;
    const texts = { ...(container.lang === 'es' ? heldPressEs : heldPressEn), ...labels };
    const hasPassword = container.querySelector('[autocomplete*=password]') !== null;
    const lines = navigator.onLine
      ? [
          [texts.filesMissingTitle],
          [texts.filesMissingText],
          hasPassword && [texts.filesMissingPassword],
          phone && callLine(texts.filesMissingCall, phone),
        ]
      : [[texts.offlineTitle], [texts.offlineText]];
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
    notice.scrollIntoView({ block: 'nearest' });
  };
  container.addEventListener('submit', update, { signal });
  addEventListener('offline', update, { signal });
  // What was said of a lost connection is not true any more.
  addEventListener('online', () => notice.remove(), { signal });
  return {
    explain() {
      isMissing = !signal.aborted;
      update();
    },
    end() {
      listening.abort();
      notice.remove();
    },
  };
}
