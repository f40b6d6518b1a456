import type { MouseEvent, ReactNode, Ref } from 'react';
import { useFocusOnRemoval } from '../focus-on-removal/use-focus-on-removal.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import './button.css';
import './button-later.css';

export interface ButtonProps {
  children: ReactNode;
  /** One `primary` action per view; `secondary` beside it; `quiet` for cancel and back; `link` within text. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | undefined;
  /** `danger` is for destructive actions. */
  tone?: 'danger' | undefined;
  size?: 'large' | 'normal' | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Renders a link. */
  href?: string | undefined;
  /** Opens the link in a new window. */
  opensWindow?: boolean | undefined;
  /** Sets aria-disabled, but keeps focus and `onClick`: a press shows the visitor what is missing. */
  isDisabled?: boolean | undefined;
  /** Ignores presses and shows a spinner. */
  isBusy?: boolean | undefined;
  /** Replaces the text while busy. */
  busyText?: string | undefined;
  isFullWidth?: boolean | undefined;
  icon?: IconName | undefined;
  /** The icon after the text. */
  endIcon?: IconName | undefined;
  /** The accessible name if the text alone is not enough: `Remove Alex Example`. It begins with the text. */
  accessibleName?: string | undefined;
  /** Shows only the icon; the text becomes the accessible name. */
  isTextHidden?: boolean | undefined;
  describedBy?: string | undefined;
  isExpanded?: boolean | undefined;
  /** Makes it a toggle button that is on or off. */
  isPressed?: boolean | undefined;
  /** The id of the popover that the button opens and closes. */
  popover?: string | undefined;
  /** An additional `::part()` name. */
  part?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement & HTMLAnchorElement>;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** True for a press that opens a link in a new window or tab. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean => metaKey || ctrlKey || shiftKey;

/** Milliseconds in which browsers count two clicks as a double click. */
const longestDoubleClick = 500;
/** The time of the last click that submitted, of any button. */
let lastSubmit = -Infinity;

/** A button, or a link that looks like one. */
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
    'aria-pressed': props.isPressed,
    // A link cannot be disabled; a busy one has `aria-busy`.
    'aria-disabled': (href === undefined && (props.isDisabled || isBusy)) || undefined,
    'aria-busy': isBusy || undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      // The second click of a double click may hit the button of the next page, which is in the same place. It counts
      // where the first one did nothing.
      const isRepeated = event.detail > 1 && event.timeStamp - lastSubmit < longestDoubleClick;
      if (type === 'submit' && isRepeated) return event.preventDefault();
      lastSubmit = type === 'submit' && !isBusy ? event.timeStamp : -Infinity;
      if (isBusy) return event.preventDefault();
      props.onClick?.(event);
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
    <button
      {...shared}
      type={type}
      ref={props.buttonRef}
      {...(props.popover !== undefined && { popoverTarget: props.popover, 'aria-controls': props.popover })}
    >
      {content}
    </button>
  );
}

export interface TransientButtonProps extends Omit<ButtonProps, 'buttonRef'> {
  /**
   * Returns the element that takes the focus, given the removed button, which is still in the page. By default it is
   * the heading of its dialog or widget.
   */
  focusNext?: ((removed: HTMLElement) => HTMLElement | null | undefined) | undefined;
  /** False if the page must not scroll to the element. */
  scrolls?: boolean | undefined;
}

const headingOf = (removed: HTMLElement) => removed.closest('dialog, .cover-root')?.querySelector('h2');

/** A button that its own press removes: the focus moves to another element instead of getting lost. */
export function TransientButton({ focusNext = headingOf, scrolls = true, ...props }: TransientButtonProps): ReactNode {
  const button = useFocusOnRemoval<HTMLButtonElement & HTMLAnchorElement>(focusNext, { preventScroll: !scrolls });
  return <Button {...props} buttonRef={button} />;
}
