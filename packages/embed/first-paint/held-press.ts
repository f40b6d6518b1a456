import { heldPressEn, heldPressEs } from './held-press.strings.ts';
import './held-press.css';

export interface FirstPaintForm {
  /** The widget's element, where a failed load is reported. */
  element: HTMLElement;
  container: HTMLElement;
  /** The author's texts. */
  labels: Readonly<Record<string, string>>;
  /** The brand's. */
  phone?: string | undefined;
}

/** Ends what listens for an earlier first paint of the same element. */
const endings = new WeakMap<HTMLElement, () => void>();

/**
 * Says below the button of a first paint why a press waits, where the rest of the widget could not be loaded.
 *
 * @returns Ends it. Call it before React takes the form over, which expects it as it was drawn.
 */
export function explainHeldPress({ element, container, labels, phone }: FirstPaintForm): () => void {
  endings.get(element)?.();
  const button = container.querySelector('[type=submit]');
  if (!button) return () => undefined;
  let isMissing = false;
  const listening = new AbortController();
  const { signal } = listening;
  const notice = document.createElement('div');
  notice.className = 'cover-held-press';
  notice.setAttribute('part', 'notice notice-warning');
  notice.setAttribute('role', 'alert');

  const update = () => {
    // A form that is sent without the rest of the widget holds nothing.
    if (!isMissing || !button.hasAttribute('data-cover-held')) return;
    const texts = { ...(container.lang === 'es' ? heldPressEs : heldPressEn), ...labels };
    const lines = navigator.onLine
      ? [texts.filesMissingTitle, texts.filesMissingText, phone && texts.filesMissingCall.replace('{phone}', phone)]
      : [texts.offlineTitle, texts.offlineText];
    const paragraphs = lines.filter(Boolean).map((text) => {
      const line = document.createElement('p');
      line.textContent = text!;
      return line;
    });
    // The same words are announced once.
    if (notice.isConnected && paragraphs.every((line, index) => line.isEqualNode(notice.children[index]!))) return;
    notice.replaceChildren(...paragraphs);
    button.parentElement!.after(notice);
    notice.scrollIntoView({ block: 'nearest' });
  };
  container.addEventListener('submit', update, { signal });
  const explain = (event: Event) => {
    if ((event as CustomEvent<{ code: string }>).detail.code !== 'load') return;
    isMissing = true;
    update();
  };
  element.addEventListener('covermount:error', explain, { signal });
  // What was said of a lost connection is not true any more.
  addEventListener('online', () => notice.remove(), { signal });
  const end = () => {
    listening.abort();
    notice.remove();
  };
  endings.set(element, end);
  return end;
}
