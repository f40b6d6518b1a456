import * as z from 'zod/mini';
import { driverStatusCodes } from '#domain/driver-status';
import { genderCodes } from '#domain/gender';
import { keyed, keyedBy } from '#domain/keyed';
import { languages } from '#domain/language';
import { maritalStatusCodes } from '#domain/marital-status';
import { additionalRelations } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import type { Visitor } from '#visitor/visitor';
import { stepMeta } from './pseudo-bind.connect.ts';
import type { BindActor } from './pseudo-bind.machine.ts';
import { type BindContext, forms, places, type Visit } from './pseudo-bind.types.ts';

const text = z.string();
const orNothing = <const Values extends readonly string[]>(values: Values) => z.enum(['', ...values]);
const yesNo = z.enum(['yes', 'no']);
const name = z.object({ year: z.number(), make: text, model: text });

const driver = z.object({
  id: text,
  isManual: z.boolean(),
  foundRecord: z.optional(text),
  firstName: text,
  lastName: text,
  birthDate: text,
  relation: orNothing(additionalRelations),
  gender: orNothing(genderCodes.names),
  maritalStatus: orNothing(maritalStatusCodes.names),
  licenseNumber: text,
  status: orNothing(driverStatusCodes.names),
  residence: orNothing(residenceStatusCodes.names),
  action: orNothing(['include', 'exclude']),
});

/** Raise the version when the shape changes: a visit of another version starts anew. */
const visitRecord = {
  version: 1,
  schema: z.object({
    place: z.enum(places),
    driver: z.optional(
      z.object({ licenseNumber: text, birthDate: text, vins: z.array(text), hasPaperlessConsent: z.boolean() }),
    ),
    contact: z.optional(
      z.object({
        textMessages: yesNo,
        language: z.enum(languages),
        paperless: yesNo,
        optInMethod: orNothing(['email', 'text']),
      }),
    ),
    drivers: z.optional(z.array(driver)),
    areDriversConfirmed: z.boolean(),
    answers: keyed(yesNo),
    drafts: keyedBy(forms, keyed(z.union([text, z.boolean()]))),
    vins: keyed(z.nullable(name)),
    checkedLicense: text,
    checkedDrivers: keyed(text),
    isSubmitted: z.boolean(),
    commonId: text,
    followUps: z.number(),
  }) as unknown as z.ZodMiniType<Visit>,
};

export const openVisit = (visitor: Visitor, transactionId: string) =>
  visitor.record(`purchase.${transactionId}`, visitRecord);

/** What is kept for another time: no token, no answer of a service but what a car is called. */
export function visitOf(context: BindContext): Visit {
  const { place, driver: own, contact, drivers, areDriversConfirmed, answers, drafts, vins } = context;
  const { checkedLicense, checkedDrivers, isSubmitted, commonId, followUps } = context;
  return {
    place,
    driver: own,
    contact,
    drivers,
    areDriversConfirmed,
    answers,
    drafts,
    vins,
    checkedLicense,
    checkedDrivers,
    isSubmitted,
    commonId,
    followUps,
  };
}

function isSameVisit(one: Visit, other: Visit): boolean {
  return (Object.keys(one) as (keyof Visit)[]).every((key) => one[key] === other[key]);
}

/** Saves the visit as it goes, keystrokes included. Returns how to stop. */
export function saveAsItGoes(actor: BindActor, visitor: Visitor): () => void {
  let last: Visit | undefined;
  const save = () => {
    const snapshot = actor.getSnapshot();
    // Before the saved visit is recalled there is nothing to save, and it would be overwritten.
    if (!stepMeta(snapshot)) return;
    const visit = visitOf(snapshot.context);
    if (last && !isSameVisit(last, visit)) openVisit(visitor, snapshot.context.purchase.transactionId).remember(visit);
    last = visit;
  };
  save();
  const subscription = actor.subscribe(save);
  return () => subscription.unsubscribe();
}
