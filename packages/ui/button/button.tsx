import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import './button.css';

export interface ButtonProps {
  children: ReactNode;
  /** One primary action a view; `secondary` beside it; `quiet` for ways out; `link` within text. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | undefined;
  /** `danger` is for what removes something for good. */
  tone?: 'danger' | undefined;
  size?: 'large' | 'normal' | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** Opens the link in a window of its own. */
  opensWindow?: boolean | undefined;
  /**
   * Looks disabled and says so, yet takes the focus and presses still arrive: a press is how a visitor asks what is
   * missing.
   */
  isDisabled?: boolean | undefined;
  /** Something is on its way: presses are ignored, and a spinner shows. */
  isBusy?: boolean | undefined;
  /** In place of the text while busy. */
  busyText?: string | undefined;
  isFullWidth?: boolean | undefined;
  icon?: IconName | undefined;
  /** After the text. */
  endIcon?: IconName | undefined;
  /** The whole name, where the text alone is not enough: `Remove Alex Example`. It begins with the text. */
  accessibleName?: string | undefined;
  /** Shows the icon only; the text is what assistive technology reads. */
  isTextHidden?: boolean | undefined;
  describedBy?: string | undefined;
  isExpanded?: boolean | undefined;
  /** A further `::part()` name. */
  part?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement & HTMLAnchorElement>;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** A press on a link that asks for a window or a tab of its own, which is the visitor's to open. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean => metaKey || ctrlKey || shiftKey;

/** Does something, or leads somewhere. */
export function Button(props: ButtonProps): ReactNode {
  const { children, variant = 'secondary', tone, size = 'normal', type = 'button', href, isBusy, isTextHidden } = props;
  const className = [
    'cover-button',
    `cover-button-${variant}`,
    size === 'large' && 'cover-button-large',
    tone && `cover-button-${tone}`,
    props.isFullWidth && 'cover-button-full',
    isTextHidden && 'cover-button-icon',
  ];
  const shared = {
    className: className.filter(Boolean).join(' '),
    part: `button button-${variant}${props.part ? ` ${props.part}` : ''}`,
    'aria-label': props.accessibleName,
    'aria-describedby': props.describedBy,
    'aria-expanded': props.isExpanded,
    // No link can be disabled; a busy one says that it is busy.
    'aria-disabled': (href === undefined && (props.isDisabled || isBusy)) || undefined,
    'aria-busy': isBusy || undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      if (isBusy) event.preventDefault();
      else props.onClick?.(event);
    },
  };
  const text = isBusy && props.busyText ? props.busyText : children;
  const content = (
    <>
      {isBusy ? <span className="cover-button-spinner" /> : props.icon && <Icon name={props.icon} />}
      {isTextHidden ? <span className="cover-hidden">{text}</span> : text}
      {props.endIcon && <Icon name={props.endIcon} />}
    </>
  );
  if (href !== undefined) {
    return (
      <a
        {...shared}
        href={href}
        ref={props.buttonRef}
        {...(props.opensWindow && { target: '_blank', rel: 'noopener' })}
      >
        {content}
      </a>
    );
  }
  return (
    <button {...shared} type={type} ref={props.buttonRef}>
      {content}
    </button>
  );
}
