import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonProps } from '../button/button.tsx';
import './menu.css';

export interface MenuLink {
  href: string;
  text: string;
  /** The link of the page that the visitor is on. */
  isCurrent?: boolean | undefined;
}

export interface MenuProps {
  /** What the button shows. */
  button: ReactNode;
  icon?: ButtonProps['icon'];
  /** The accessible name of the button where what it shows is not enough; it begins with what it shows. */
  accessibleName?: string | undefined;
  /** Shows only the icon of the button. */
  isButtonTextHidden?: boolean | undefined;
  /** The accessible name of the landmark around the links. */
  name: string;
  /** The accessible name of the button that closes the menu on a phone. */
  closeText: string;
  /** Above the links: whose menu it is. A press on a button in it leaves the menu open. */
  head?: ReactNode;
  links: readonly MenuLink[];
  /** Called when a link is pressed: prevent the default to navigate otherwise. */
  onFollow?: ((link: MenuLink, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Below the links: buttons. A press on one closes the menu. */
  actions?: ReactNode;
  onOpen?: (() => void) | undefined;
}

const neverChanges = () => () => undefined;

/** The panel is below the button, its end at the button's end. CSS keeps it in the window. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.setProperty('--menu-top', `${bottom}px`);
  panel.style.setProperty('--menu-end', `${document.documentElement.clientWidth - right}px`);
}

/**
 * A button that shows and hides a list of links: the disclosure pattern for navigation, so Tab goes through links and
 * buttons. The panel is a popover: in the top layer, closed by Escape, a press outside, or the focus leaving it. In a
 * window of 768 px or less (spec 3 §9) it is a sheet at the lower edge.
 */
export function Menu(props: MenuProps): ReactNode {
  const { button, icon, accessibleName, isButtonTextHidden, name, closeText, head, links, onFollow, actions } = props;
  const id = useId();
  const trigger = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The build renders only the button: a first paint does not know the content of the panel.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // A held press may be repeated before the panel exists.
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (isHydrated && wasPressed.current) panel.current?.showPopover();
    wasPressed.current = false;
  }, [isHydrated]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const follow = () => panel.current && trigger.current && place(panel.current, trigger.current);
    const options = { capture: true, passive: true };
    addEventListener('scroll', follow, options);
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, options);
      removeEventListener('resize', follow);
    };
  }, [isOpen]);

  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover();

  function beforeToggle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
    setOpen(newState === 'open');
    if (newState === 'open') {
      if (trigger.current) place(currentTarget, trigger.current);
      props.onOpen?.();
    } else if (currentTarget.contains((currentTarget.getRootNode() as ShadowRoot).activeElement)) {
      // Chromium returns the focus by itself only after Escape, and Safari does not focus a pressed button.
      trigger.current?.focus({ preventScroll: true });
    }
  }

  function focusLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  function pressed({ target }: MouseEvent): void {
    if ((target as Element).closest('a, .cover-menu-close, .cover-menu-actions button')) close();
  }

  return (
    <div className="cover-menu" part="menu" onBlur={focusLeft}>
      <Button
        icon={icon}
        endIcon={isButtonTextHidden ? undefined : 'down'}
        isTextHidden={isButtonTextHidden}
        isExpanded={isOpen}
        accessibleName={accessibleName}
        popover={isHydrated ? id : undefined}
        onClick={() => (wasPressed.current = !isHydrated)}
        part="menu-button"
        buttonRef={trigger}
      >
        {button}
      </Button>
      {isHydrated && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- presses of its links and buttons
        <div
          className="cover-menu-panel"
          part="menu-panel"
          id={id}
          popover="auto"
          ref={panel}
          onBeforeToggle={beforeToggle}
          onClick={pressed}
        >
          <div className="cover-menu-head">
            {/* Takes the focus of a button in it that goes away. */}
            <div className="cover-menu-owner" tabIndex={-1}>
              {head}
            </div>
            <div className="cover-menu-close">
              <Button variant="quiet" icon="close" isTextHidden part="menu-close">
                {closeText}
              </Button>
            </div>
          </div>
          {links.length > 0 && (
            <nav aria-label={name}>
              <ul role="list" className="cover-menu-links">
                {links.map((link) => (
                  <li key={`${link.href} ${link.text}`}>
                    <a
                      className="cover-menu-link"
                      part="menu-link"
                      href={link.href}
                      aria-current={link.isCurrent ? 'page' : undefined}
                      onClick={(event) => onFollow?.(link, event)}
                    >
                      {link.text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {actions && <div className="cover-menu-actions">{actions}</div>}
        </div>
      )}
    </div>
  );
}
