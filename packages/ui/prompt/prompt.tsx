import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import './prompt.css';

export interface PromptProps {
  title: string;
  /** The language of the prompt if it differs from the widget's. */
  lang?: string | undefined;
  children?: ReactNode;
  /** Buttons, the main action first. */
  actions?: ReactNode;
  closeText: string;
  /** Announced after the title when the prompt opens: how to reach and close it. */
  hint: string;
  /** A press outside also closes it. */
  closesOutside?: boolean | undefined;
  /** Called on the close button, Escape or a press outside. Unmount the prompt. */
  onClose: () => void;
}

const controls = 'a[href], button';

/**
 * An unsolicited message over the lower edge of the page. Not a modal dialog: it does not take the focus, and the page
 * stays usable. It is announced politely; the first Tab moves the focus into it, and leaving it returns the focus.
 */
export function Prompt(props: PromptProps): ReactNode {
  const { title, lang, children, actions, closeText, hint, closesOutside = false, onClose } = props;
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const root = element.getRootNode() as ShadowRoot | Document;
    const ending = new AbortController();
    const { signal } = ending;
    let before: HTMLElement | undefined;
    let isVisited = false;
    const hasFocus = () => element.contains(root.activeElement);
    // In the top layer, above every z-index of the page.
    element.showPopover();

    const leadIn = (event: KeyboardEvent) => {
      if (
        isVisited ||
        event.key !== 'Tab' ||
        event.shiftKey ||
        event.defaultPrevented ||
        hasFocus() ||
        isModalOpen(element)
      )
        return;
      isVisited = true;
      event.preventDefault();
      before = focused();
      heading.current?.focus();
    };
    const leadOut = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !before?.isConnected) return;
      const all = [...element.querySelectorAll<HTMLElement>(controls)];
      const isLast = event.shiftKey
        ? root.activeElement === all[0] || root.activeElement === heading.current
        : root.activeElement === all.at(-1);
      // The browser then moves on from there; backwards, the focus stays there.
      if (isLast) before.focus();
      if (isLast && event.shiftKey) event.preventDefault();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isModalOpen(element)) latest.current();
    };
    const isOutside = (event: PointerEvent) => !event.composedPath().includes(element);
    let beganOutside = false;
    // Scrolling by touch cancels the press, and closes nothing.
    const press = (event: PointerEvent) => {
      if (!event.isPrimary || event.button > 0) return;
      if (event.type === 'pointerup' && beganOutside && isOutside(event)) latest.current();
      beganOutside = event.type === 'pointerdown' && isOutside(event);
    };
    document.addEventListener('keydown', leadIn, { signal });
    document.addEventListener('keydown', escape, { signal });
    element.addEventListener('keydown', leadOut, { signal });
    for (const type of closesOutside ? (['pointerdown', 'pointerup', 'pointercancel'] as const) : [])
      document.addEventListener(type, press, { signal, capture: true });
    return () => {
      ending.abort();
      if (hasFocus()) before?.focus();
      element.hidePopover();
    };
  }, [closesOutside]);

  return (
    <div className="cover-prompt-place" lang={lang}>
      <div
        className="cover-prompt"
        part="prompt"
        popover="manual"
        role="dialog"
        aria-modal="false"
        aria-labelledby={titleId}
        ref={box}
      >
        <div className="cover-prompt-head">
          <h2 className="cover-prompt-title" part="prompt-title" id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Button variant="quiet" icon="close" isTextHidden part="prompt-close" onClick={onClose}>
            {closeText}
          </Button>
        </div>
        {children && <div className="cover-prompt-body">{children}</div>}
        {actions && <div className="cover-prompt-actions">{actions}</div>}
      </div>
      <LiveRegion message={`${title} ${hint}`} delay={200} />
    </div>
  );
}

/** The focused element, inside shadow roots too. */
function focused(): HTMLElement | undefined {
  // oxlint-disable-next-line no-restricted-properties -- The focus of the whole page matters, in every root below it.
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at instanceof HTMLElement && at !== document.body ? at : undefined;
}

/** A modal dialog contains the keyboard focus. */
const isModalOpen = (element: Element): boolean =>
  document.querySelector(':modal') !== null || (element.getRootNode() as ParentNode).querySelector(':modal') !== null;
