import { useId, useLayoutEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
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
}

interface Held extends DialogBase {
  /** Only the flow can close the dialog: a wait that cannot be canceled. */
  isDismissible: false;
  closeText?: undefined;
  onClose?: undefined;
}

export type DialogProps = Dismissible | Held;

/**
 * A modal dialog, based on the native `dialog`: in the top layer, with focus containment and return. The initial focus
 * is on the title, so that a long text is read from its beginning.
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
      // Closing before unmount returns the focus.
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
      // Otherwise Chrome closes on the second Escape even if the event is canceled.
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // A file input or a select inside also fires `cancel`.
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
