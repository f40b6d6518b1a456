import { offlinePressEn, offlinePressEs } from './offline-press.strings.ts';
import './offline-press.css';

export interface FirstPaintForm {
  /** The widget's element, where a failed load is reported. */
  element: HTMLElement;
  container: HTMLElement;
  /** The author's texts. */
  labels: Readonly<Record<string, string>>;
}

/** Ends what listens for an earlier first paint of the same element. */
const endings = new WeakMap<HTMLElement, AbortController>();

/**
 * Says below the button of a first paint that a press waits for the network, where the rest of the widget could not be loaded
 * offline. What it adds is gone before React takes the form over, which expects it as it was drawn.
 */
export function explainOfflinePress({ element, container, labels }: FirstPaintForm): void {
  const button = container.querySelector('[type=submit]');
  if (!button) return;
  let isPressed = button.hasAttribute('data-cover-held');
  let isMissing = false;
  endings.get(element)?.abort();
  const ending = new AbortController();
  const { signal } = ending;
  endings.set(element, ending);
  element.addEventListener('covermount:ready', () => ending.abort(), { signal });
  const notice = document.createElement('div');
  notice.className = 'cover-offline-press';
  notice.setAttribute('part', 'notice notice-warning');
  notice.setAttribute('role', 'alert');

  const update = () => {
    if (!isPressed || !isMissing || notice.isConnected || navigator.onLine) return;
    const texts = { ...(container.lang === 'es' ? offlinePressEs : offlinePressEn), ...labels };
    notice.replaceChildren(
      ...[texts.offlineTitle, texts.offlineText].map((text) => {
        const line = document.createElement('p');
        line.textContent = text;
        return line;
      }),
    );
    button.parentElement!.after(notice);
    notice.scrollIntoView({ block: 'nearest' });
  };
  container.addEventListener('submit', () => {
    isPressed = true;
    update();
  });
  const explain = (event: Event) => {
    if ((event as CustomEvent<{ code: string }>).detail.code !== 'load') return;
    isMissing = true;
    update();
    // The loader tries again at these moments.
    const attempt = new AbortController();
    const end = ({ persisted = true }: Partial<PageTransitionEvent>) => {
      if (!persisted) return;
      attempt.abort();
      isMissing = false;
      notice.remove();
    };
    for (const moment of ['online', 'pageshow']) addEventListener(moment, end, { signal: attempt.signal });
  };
  element.addEventListener('covermount:error', explain, { signal });
}
