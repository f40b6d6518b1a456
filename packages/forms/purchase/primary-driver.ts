import type { BindQuote } from '#domain/bind-quote';
import type { PurchaseContext } from './purchase.types.ts';

/** The primary driver, who buys the policy. */
export interface Primary {
  firstName: string;
  lastName: string;
  birthDate: string;
  licenseNumber: string;
}

/** The primary driver, as the quote has them. */
export function quotedPrimary(quote: Pick<BindQuote, 'drivers'> | undefined): Primary {
  const { firstName = '', lastName = '', birthDate = '', license } = quote?.drivers[0] ?? {};
  return { firstName, lastName, birthDate, licenseNumber: license?.number ?? '' };
}

/** The primary driver, with the confirmed answers over the quote's. */
export function primaryOf({ quote, driver }: Pick<PurchaseContext, 'quote' | 'driver'>): Primary {
  const quoted = quotedPrimary(quote);
  return { ...quoted, ...(driver && { birthDate: driver.birthDate, licenseNumber: driver.licenseNumber }) };
}
