import * as z from 'zod/mini';
import { driverStatusCodes } from '#domain/driver-status';
import { genderCodes } from '#domain/gender';
import { keyed } from '#domain/keyed';
import { languages } from '#domain/language';
import { maritalStatusCodes } from '#domain/marital-status';
import { additionalRelations } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import { draftsSchema } from '#flow/drafts';
import { autosave } from '#flow/machine/autosave';
import { stepMetaOf } from '#flow/step-meta';
import type { Visitor } from '#visitor/visitor';
import type { PseudoBindActor } from './pseudo-bind.machine.ts';
import { type PseudoBindContext, forms, sections, type Visit, visitVersion } from './pseudo-bind.types.ts';

const text = z.string();
const orNothing = <const Values extends readonly string[]>(values: Values) => z.enum(['', ...values]);
const yesNo = z.enum(['yes', 'no']);
const name = z.object({ year: z.number(), make: text, model: text });

const additionalDriver = z.object({
  id: text,
  isManual: z.boolean(),
  foundRecord: z.optional(text),
  isFromHousehold: z.optional(z.boolean()),
  isBirthDateKnown: z.optional(z.boolean()),
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

const visitRecord = {
  version: visitVersion,
  schema: z.object({
    section: z.enum(sections),
    driver: z.optional(
      z.object({ licenseNumber: text, birthDate: text, vins: z.array(text), hasPaperlessConsent: z.boolean() }),
    ),
    contact: z.optional(
      z.object({
        textMessages: orNothing(['yes', 'no']),
        language: z.enum(languages),
        paperless: yesNo,
        optInMethod: orNothing(['email', 'text']),
      }),
    ),
    drivers: z.optional(z.array(additionalDriver)),
    areDriversConfirmed: z.boolean(),
    answers: keyed(yesNo),
    drafts: draftsSchema(forms),
    vins: keyed(z.nullable(name)),
    checkedLicense: text,
    checkedDrivers: keyed(text),
    isSubmitted: z.boolean(),
    commonId: text,
    followUps: z.number(),
    // Visits of earlier versions lack it.
    lateDrivers: z._default(z.array(text), []),
  }) as unknown as z.ZodMiniType<Visit>,
};

export const openVisit = (visitor: Visitor, transactionId: string) =>
  visitor.record(`purchase.${transactionId}`, visitRecord);

/** The part of the context that is saved: no token, and of the services' responses only the cars' names. */
export function visitOf(context: PseudoBindContext): Visit {
  const { section, driver, contact, drivers, areDriversConfirmed, answers, drafts, vins } = context;
  const { checkedLicense, checkedDrivers, isSubmitted, commonId, followUps, lateDrivers } = context;
  return {
    section,
    driver,
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
    lateDrivers,
  };
}

/** Saves the answers as they change, keystrokes included. Returns how to stop it. */
export const autosaveVisit = (actor: PseudoBindActor, visitor: Visitor): (() => void) =>
  autosave(actor, {
    // Before the first section a saved visit may still be restored, and would be overwritten.
    visitOf: (snapshot) => stepMetaOf(snapshot) && visitOf(snapshot.context),
    save: (visit, { context }) => openVisit(visitor, context.quoteReference.transactionId).remember(visit),
  });
