import { useId, useLayoutEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { lockScroll } from './scroll-lock.ts';
import './dialog.css';

interface DialogBase {
  isOpen: boolean;
  /** Keeps the content in the document while the dialog is closed: a frame loses what was typed in it otherwise. */
  isKept?: boolean | undefined;
  title: string;
  /** Hides the title from sight, where the content says the same larger. */
  isTitleHidden?: boolean | undefined;
  /** `full` takes the window: a partner’s page in a frame. */
  size?: 'small' | 'normal' | 'wide' | 'full' | undefined;
  /** What the visitor can do about it, at the foot. It stays in sight while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

interface Dismissible extends DialogBase {
  isDismissible?: true | undefined;
  /** Names the close button. */
  closeText: string;
  /** The visitor wants it closed, by the close button, Escape or a press outside. Set `isOpen` to false. */
  onClose: () => void;
}

interface Held extends DialogBase {
  /** Only the flow can close it: a wait that may not be left. */
  isDismissible: false;
  closeText?: undefined;
  onClose?: undefined;
}

export type DialogProps = Dismissible | Held;

/**
 * A modal dialog: the browser’s own, in the top layer, which keeps the focus inside and gives it back. The focus goes
 * to the title, so that a long text is read from its beginning.
 */
export function Dialog(props: DialogProps): ReactNode {
  return props.isOpen || props.isKept ? <PresentDialog {...props} /> : null;
}

function PresentDialog(props: DialogProps): ReactNode {
  const { isOpen, title, isTitleHidden, size = 'normal', actions, children, closeText, onClose } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    const unlock = lockScroll();
    element?.showModal();
    heading.current?.focus();
    return () => {
      // Closing before it is taken away is what gives the focus back.
      element?.close();
      unlock();
    };
  }, [isOpen]);

  function pressOutside({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLDialogElement>): void {
    if (target !== currentTarget) return;
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose?.();
  }

  return (
    <dialog
      className={`cover-dialog cover-dialog-${size}`}
      part="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      // Without it Chrome closes on the second Escape, whatever a listener says.
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // A file input or a select inside tells of its own cancel.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onPointerDown={pressOutside}
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
