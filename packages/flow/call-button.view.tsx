import type { ReactNode } from 'react';
import { phoneLink } from '#domain/phone-link';
import { Button, type ButtonProps } from '#ui/button';

export interface CallButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth' | 'part' | 'onClick'> {
  /** The button's text: `{phone}` stands for the number. */
  text: string;
  /** In any format. Without a number, no button is rendered. */
  phone: string | undefined;
}

/** Links to a phone number, which wraps only if it does not fit on one line. */
export function CallButton({ text, phone, ...button }: CallButtonProps): ReactNode {
  if (!phone) return null;
  const [before, after] = text.split('{phone}');
  return (
    <Button {...button} icon="phone" href={phoneLink(phone)}>
      <span>
        {before}
        {after !== undefined && (
          <>
            <span className="cover-button-number">{phone}</span>
            {after}
          </>
        )}
      </span>
    </Button>
  );
}
