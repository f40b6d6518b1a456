import type { ReactNode } from 'react';
import { Badge } from '#ui/badge';
import { Icon } from '#ui/icon';
import './office-details.css';

/** The texts of an opening line: `Open now`, `closes at 6:00 PM`. */
export interface OpenStatusTexts {
  isOpen: boolean;
  text: string;
  next: string;
}

/** Whether an office is open. */
export function OpeningLine({ opening }: { opening: OpenStatusTexts }): ReactNode {
  return (
    <p className="cover-office-opening" part="office-opening">
      <Badge tone={opening.isOpen ? 'positive' : 'neutral'}>{opening.text}</Badge>
      {opening.next && <span className="cover-office-next">{opening.next}</span>}
    </p>
  );
}

export interface OfficeDetailsProps {
  /** Street; city, state and zip code. */
  address?: readonly string[] | undefined;
  opening?: OpenStatusTexts | undefined;
  phone?: { text: string; href: string; accessibleName: string; onClick?: (() => void) | undefined } | undefined;
  hoursTitle: string;
  /** Opening hours by groups of days; empty when unknown. */
  hours: readonly { days: string; text: string }[];
  /** Buttons: directions, email, details. */
  actions?: ReactNode;
}

/** An office's address, opening hours, phone number and action buttons. */
export function OfficeDetails({ address, opening, phone, hoursTitle, hours, actions }: OfficeDetailsProps): ReactNode {
  return (
    <div className="cover-office-details" part="office-details">
      {address && address.length > 0 && (
        <p className="cover-office-address" part="office-address">
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {opening && <OpeningLine opening={opening} />}
      {phone && (
        <a
          className="cover-office-phone"
          part="office-phone"
          href={phone.href}
          aria-label={phone.accessibleName}
          onClick={phone.onClick}
        >
          <Icon name="phone" />
          {phone.text}
        </a>
      )}
      {hours.length > 0 && (
        <dl className="cover-office-hours" part="office-hours" aria-label={hoursTitle}>
          {hours.map(({ days, text }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="cover-office-actions">{actions}</div>}
    </div>
  );
}
