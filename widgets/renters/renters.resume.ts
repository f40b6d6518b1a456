import * as z from 'zod/mini';
import { keyed, keyedBy } from '#domain/keyed';
import { rentersCoverageCodes } from '#domain/renters-coverage';
import { rentersPlanCodes } from '#domain/renters-plan';
import { stateCodes } from '#domain/us-state';
import { draftsSchema } from '#flow/drafts';
import { autosave } from '#flow/machine/autosave';
import { mergeTyped } from '#flow/machine/merge-typed';
import { isShallowEqual } from '#flow/shallow-equal';
import { stepMetaOf } from '#flow/step-meta';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';
import { visitVersion } from './new-visit.ts';
import { personalDraft } from './personal/personal.answers.ts';
import { initialChoice } from './renters.connect.ts';
import type { RentersActor, RentersSnapshot } from './renters.machine.ts';
import { type Form, forms, type RentersContext, stages, type Visit } from './renters.types.ts';

const text = z.string();
const amount = z.optional(z.number());
const person = { firstName: text, lastName: text };

const visitRecord = {
  version: visitVersion,
  schema: z.object({
    section: z.enum(stages),
    personal: z.optional(
      z.object({
        ...person,
        email: text,
        phone: text,
        street: text,
        apartment: text,
        city: text,
        state: z.enum(stateCodes),
        zip: text,
        effectiveDate: text,
        interestedParty: z.optional(z.object({ name: text, email: text })),
        roommates: z.array(z.object(person)),
      }),
    ),
    choice: keyedBy(rentersCoverageCodes, text),
    drafts: draftsSchema(forms),
    submission: z.optional(z.object({ id: text, answers: text })),
    transactionId: text,
    rate: z.optional(
      z.object({
        carrierId: text,
        carrierName: text,
        plans: z.array(
          z.object({ code: z.enum(rentersPlanCodes), total: z.number(), downPayment: amount, installment: amount }),
        ),
      }),
    ),
    plan: z.optional(z.enum(rentersPlanCodes)),
    installmentDay: z.optional(z.number()),
    purchase: z.enum(['none', 'asked', 'accepted', 'sold']),
    policyId: text,
    loadedLink: text,
    waitlistKey: text,
    // Absent in visits of an older version.
    prefilled: z._default(keyed(text), {}),
    followed: z._default(text, ''),
  }) as unknown as z.ZodMiniType<Visit>,
};

export const openVisit = (visitor: Visitor): VisitorRecord<Visit> => visitor.record('rentersVisit', visitRecord);

/** The part of the context that is saved: no card, and no responses of services except the rate. */
export const visitOf = (context: RentersContext): Visit => ({
  section: context.section,
  personal: context.personal,
  choice: context.choice,
  drafts: context.drafts,
  submission: context.submission,
  transactionId: context.transactionId,
  rate: context.rate,
  plan: context.plan,
  installmentDay: context.installmentDay,
  purchase: context.purchase,
  policyId: context.policyId,
  loadedLink: context.loadedLink,
  waitlistKey: context.waitlistKey,
  prefilled: context.prefilled,
  followed: context.followed,
});

/** Merges what two tabs have typed. All other answers are those of the tab that last changed one of them. */
function mergeVisits(theirs: Visit, { context: now }: RentersSnapshot, { context: before }: RentersSnapshot): Visit {
  const [ours, earlier] = [visitOf(now), visitOf(before)];
  const hasOnlyTyped = isShallowEqual({ ...ours, drafts: earlier.drafts }, earlier);
  const merged = (form: Form, shown: object) => {
    const [other, typed] = [theirs.drafts[form], now.drafts[form]];
    if (typed === before.drafts[form]) return other;
    return typed && other ? mergeTyped(other, typed, shown) : typed;
  };
  const personal = merged('personal', personalDraft(before));
  const coverage = merged('coverage', { ...initialChoice(before), ...before.drafts.coverage });
  return {
    ...(hasOnlyTyped ? theirs : ours),
    drafts: { ...(personal && { personal }), ...(coverage && { coverage }) },
  };
}

/** Saves the answers as they change, keystrokes included. Returns the function that stops it. */
export function autosaveVisit(actor: RentersActor, visitor: Visitor): () => void {
  const record = openVisit(visitor);
  return autosave(actor, {
    // Before the first section a saved visit may still be restored, and would be overwritten.
    visitOf: (snapshot) => (stepMetaOf(snapshot) ? visitOf(snapshot.context) : undefined),
    save: record.remember,
    tabs: { onReplaced: record.onReplaced, merge: mergeVisits },
  });
}
