import type { CalendarDate } from './calendar-date.ts';
import type { StateCode } from './us-state.ts';

/** A person's name and contact. */
export interface ReferralPerson {
  name: string;
  email: string;
  /** In any format. */
  phone: string;
}

/** A friend whom a customer refers to the agency (spec 3 §3). */
export interface Referral {
  customer: ReferralPerson;
  friend: ReferralPerson & {
    zip: string;
    city?: string | undefined;
    state?: StateCode | undefined;
    birthDate?: CalendarDate | undefined;
  };
}

/** Ages of friends; both inclusive (spec 3 §5). */
export const referralAgeLimits = { minimum: 15, maximum: 75 } as const;
