import * as z from 'zod/mini';
import { keyed } from '#domain/keyed';
import { membershipTypes } from '#domain/roadside';
import { autosave } from '#flow/machine/autosave';
import { mergeTyped } from '#flow/machine/merge-typed';
import { isShallowEqual } from '#flow/shallow-equal';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';
import { isEmptyBuyer } from './buyer-draft.ts';
import type { RoadsideActor, RoadsideSnapshot } from './roadside.machine.ts';
import type { RoadsideContext, RoadsideVisit } from './roadside.types.ts';
import { visitName, visitVersion } from './saved-visit.ts';

const text = z.string();

const schema: z.ZodMiniType<RoadsideVisit> = z.object({
  membership: z.enum([...membershipTypes, '']),
  draft: z.object({
    firstName: text,
    middleName: text,
    lastName: text,
    email: text,
    phone: text,
    street: text,
    apartment: text,
    zip: text,
    city: text,
    state: text,
    driverLicense: text,
    hasConsented: z.boolean(),
  }),
  step: z.enum(['membership', 'buyer', 'payment']),
  pending: z.optional(
    z.object({
      transactionId: text,
      enrollment: text,
      sent: z.optional(z.object({ paymentDate: text, returnUrl: text })),
    }),
  ),
  waitlistKey: text,
  // Absent in visits of an older version.
  prefilled: z._default(keyed(text), {}),
}) as unknown as z.ZodMiniType<RoadsideVisit>;

/** The visit, encrypted, for 168 hours. Open it before the first keystroke: the key takes a moment. */
export const roadsideVisit = (visitor: Visitor): VisitorRecord<RoadsideVisit> =>
  visitor.record(visitName, { version: visitVersion, schema });

export const visitOf = ({
  membership,
  draft,
  step,
  pending,
  waitlistKey,
  prefilled,
}: RoadsideContext): RoadsideVisit => ({
  membership,
  draft,
  step,
  pending,
  waitlistKey,
  prefilled,
});

/** Merges what two tabs have typed. All other answers are those of the tab that last changed one of them. */
function mergeVisits(
  theirs: RoadsideVisit,
  { context: now }: RoadsideSnapshot,
  { context: before }: RoadsideSnapshot,
): RoadsideVisit {
  const [ours, earlier] = [visitOf(now), visitOf(before)];
  const hasOnlyTyped = isShallowEqual({ ...ours, draft: earlier.draft }, earlier);
  return { ...(hasOnlyTyped ? theirs : ours), draft: mergeTyped(theirs.draft, ours.draft, earlier.draft) };
}

/** Saves the answers as they change, keystrokes included. Returns the function that stops it. */
export const autosaveVisit = (actor: RoadsideActor, visitor: () => Visitor): (() => void) =>
  autosave(actor, {
    // Nothing is saved before the saved visit is restored.
    visitOf: (snapshot) => (snapshot.hasTag('kept') ? visitOf(snapshot.context) : undefined),
    save: (visit) => {
      // An empty visit is not stored.
      if (visit.membership || !isEmptyBuyer(visit.draft)) roadsideVisit(visitor()).remember(visit);
    },
    tabs: { onReplaced: roadsideVisit(visitor()).onReplaced, merge: mergeVisits },
  });
