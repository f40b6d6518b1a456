import type { CalendarDate } from '#domain/calendar-date';
import type { PortfolioName } from '../portfolios/portfolio-name.ts';

/** A customer's data, as the agency has it. Unknown values are empty. */
export interface StoredProfile {
  firstName: string;
  lastName: string;
  /** Ten digits. */
  phone: string;
  birthDate: CalendarDate;
  street: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
  licenseNumber: string;
  customerCode: string;
  getsTextMessages: boolean;
  /** As it was sent when the customer was created. */
  loyaltyEnrollmentStatus: string;
  /**
   * The policies and points that the customer starts with; those of the seeded customer of the same code by default.
   */
  portfolio?: PortfolioName;
}
