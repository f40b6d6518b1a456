import * as z from 'zod/mini';
import type { CalendarDate } from '#domain/calendar-date';
import type { IdCard } from '#domain/customer-policy';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';

/** An ID card that was saved on the device, to be shown without a network. */
export interface SavedIdCard {
  policyId: string;
  card: IdCard;
  savedOn: CalendarDate;
}

const text = z.string();
// Storage omits undefined values.
const date = z.optional(z.string());

const schema: z.ZodMiniType<readonly SavedIdCard[]> = z.array(
  z.object({
    policyId: text,
    savedOn: text,
    card: z.object({
      policyNumber: text,
      company: text,
      naicNumber: text,
      insuredNames: z.array(text),
      vehicles: z.array(z.object({ year: z.optional(z.number()), make: text, model: text, vin: text })),
      effectiveDate: date,
      expirationDate: date,
      claimsPhone: text,
      walletPasses: z.object({ apple: z.optional(text), google: z.optional(text) }),
    }),
  }),
) as unknown as z.ZodMiniType<readonly SavedIdCard[]>;

/** The saved ID cards, encrypted. They are removed with the session, like all personal data. */
export const savedIdCards = (visitor: Visitor): VisitorRecord<readonly SavedIdCard[]> =>
  visitor.record('idCards', { version: 1, schema });
