import { heldPressEn, heldPressEs } from './held-press.strings.ts';
import './held-press.css';

export interface FirstPaintForm {
  /** The widget's element. */
  element: HTMLElement;
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

/** Ends what listens for an earlier first paint of the same element. */
const endings = new WeakMap<HTMLElement, () => void>();

/** Says below the button of a first paint why a press waits, where the rest of the widget could not be loaded. */
export function explainHeldPress({ element, container, labels, phone }: FirstPaintForm): HeldPress {
  endings.get(element)?.();
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
    const lines = navigator.onLine
      ? [
          texts.filesMissingTitle,
          texts.filesMissingText,
          container.querySelector('[autocomplete*=password]') && texts.filesMissingPassword,
          phone && texts.filesMissingCall.replace('{phone}', phone),
        ]
      : [texts.offlineTitle, texts.offlineText];
    const paragraphs = lines
      .filter((text) => text)
      .map((text) => {
        const line = document.createElement('p');
        line.textContent = text!;
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
  const end = () => {
    listening.abort();
    notice.remove();
  };
  endings.set(element, end);
  return {
    explain() {
      isMissing = !signal.aborted;
      update();
    },
    end,
  };
}
