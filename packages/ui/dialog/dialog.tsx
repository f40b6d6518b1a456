import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { lockScroll } from './scroll-lock.ts';
import './dialog.css';

interface DialogBase {
  isOpen: boolean;
  /** Keeps the content mounted while the dialog is closed: an iframe would lose its input otherwise. */
  isKept?: boolean | undefined;
  title: string;
  /** Hides the title visually, if the content shows it as well. */
  isTitleHidden?: boolean | undefined;
  /** `full` covers the window: a partner’s page in an iframe. */
  size?: 'small' | 'normal' | 'wide' | 'full' | undefined;
  /** Buttons in the footer, which stays visible while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

interface Dismissible extends DialogBase {
  isDismissible?: true | undefined;
  /** The accessible name of the close button. */
  closeText: string;
  /** Called on the close button, Escape or a press outside. Set `isOpen` to false. */
  onClose: () => void;
  /** False for a wait that a stray press must not cancel. */
  closesOnPressOutside?: boolean | undefined;
}

interface Held extends DialogBase {
  /** Only the flow can close the dialog: a wait that cannot be canceled. */
  isDismissible: false;
  closeText?: undefined;
  onClose?: undefined;
  closesOnPressOutside?: undefined;
}

export type DialogProps = Dismissible | Held;

/**
 * A modal dialog, based on the native `dialog`: in the top layer, with focus containment and return. The initial focus
 * is on the title, so that a long text is read from its beginning.
 */
export function Dialog(props: DialogProps): ReactNode {
  return props.isOpen || props.isKept ? <PresentDialog {...props} /> : null;
}

/** A dialog that opened by itself, with nothing focused, has no focus to return: the page's heading takes it. */
function keepFocus(closed: HTMLDialogElement): void {
  const { activeElement: outer, body } = closed.ownerDocument;
  const inner = (closed.getRootNode() as Document | ShadowRoot).activeElement;
  // Before the next frame, the focus may still be on what the closed dialog hides.
  if (outer && outer !== body && !closed.contains(inner)) return;
  // The visitor goes on reading where the dialog has opened.
  closed.closest('.cover-root')?.querySelector<HTMLElement>('.cover-heading')?.focus({ preventScroll: true });
}

/**
 * Removes a caret from the page; selected text stays. Chromium searches for a visible place for the caret whenever the
 * focus moves, and behind a modal dialog, where everything is inert, it searches the whole page in vain.
 */
function removeCaret(page: Document | undefined): void {
  const selection = page?.getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}

/** True if a press is on the backdrop. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

function PresentDialog(props: DialogProps): ReactNode {
  const { isOpen, title, isTitleHidden, size = 'normal', actions, children, closeText, onClose } = props;
  const { closesOnPressOutside = true } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The next click may be the second one of the double click that opened the dialog. */
  const mayBeDoubleClick = useRef(false);
  const beganOutside = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    // First, because reading the selection after a change would force a layout.
    removeCaret(element?.ownerDocument);
    const unlock = lockScroll();
    mayBeDoubleClick.current = true;
    element?.showModal();
    heading.current?.focus();
    return () => {
      // Closing before unmount returns the focus.
      element?.close();
      if (element) keepFocus(element);
      unlock();
    };
  }, [isOpen]);

  function ignoreDoubleClick(event: MouseEvent<HTMLDialogElement>): void {
    if (mayBeDoubleClick.current && event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      mayBeDoubleClick.current = false;
    }
  }

  /** A press that is moved into the dialog, or out of it, closes nothing. */
  function endPress(event: MouseEvent<HTMLDialogElement>): void {
    if (closesOnPressOutside && beganOutside.current && isOutside(event)) onClose?.();
    beganOutside.current = false;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the close button do the same
    <dialog
      className={`cover-dialog cover-dialog-${size}`}
      part="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      // Otherwise Chrome closes on the second Escape even if the event is canceled.
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // A file input or a select inside also fires `cancel`.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onMouseDown={(event) => {
        beganOutside.current = event.button === 0 && event.detail <= 1 && isOutside(event);
      }}
      onClick={endPress}
      onClickCapture={ignoreDoubleClick}
    >
      <div className="cover-dialog-box">
        <div className={isTitleHidden ? 'cover-dialog-bare' : 'cover-dialog-head'}>
          <h2
            className={isTitleHidden ? 'cover-hidden' : 'cover-dialog-title'}
            part="dialog-title"
            id={titleId}
            ref={heading}
            tabIndex={-1}
          >
            {title}
          </h2>
          {onClose && (
            <Button variant="quiet" icon="close" isTextHidden part="dialog-close" onClick={onClose}>
              {closeText}
            </Button>
          )}
        </div>
        <div className="cover-dialog-body">{children}</div>
        {actions && <div className="cover-dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
