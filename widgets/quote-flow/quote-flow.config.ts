import * as z from 'zod/mini';
import { described } from '#domain/description';
import { driverAgeLimits } from '#domain/driver-age';
import { defaultAnnualMileage } from '#domain/mileage';
import { defaultPolicyTerms } from '#domain/policy-term';
import { wholeNumber } from '#domain/whole-number';
import { entryConfigShape } from './entry/entry.config.ts';
import { peopleConfigShape } from './household/household.config.ts';
import { licenseConfigShape } from './license/license.config.ts';
import { resultsConfigShape } from './quotes/results.config.ts';

const seconds = () => z.number().check(z.gte(0.01));
const whole = (minimum: number, maximum: number) => wholeNumber(z.gte(minimum), z.lte(maximum));

const ages = (who: string, limits: { minimum: number; maximum: number }) =>
  z._default(
    z.object({
      minimum: described(z._default(whole(0, 120), limits.minimum), {
        description: `Youngest age at which ${who} is quoted, in whole years.`,
        examples: [limits.minimum],
      }),
      maximum: described(z._default(whole(0, 120), limits.maximum), {
        description: `Oldest age at which ${who} is quoted, in whole years.`,
        examples: [limits.maximum],
      }),
    }),
    limits,
  );

export const quoteFlowConfig = z.object({
  ...licenseConfigShape,
  searchMode: described(z._default(z.enum(['public', 'private']), 'public'), {
    description:
      'What is asked when a license lookup found nobody: public keeps the license number among the fields that then show, private does not.',
    examples: ['private'],
  }),
  hideLicenseFields: described(z._default(z.boolean(), false), {
    description: 'Hides the license number when a lookup found nobody, in either search mode.',
    examples: [true],
  }),
  licenseIdRequired: described(z._default(z.boolean(), false), {
    description: 'Shows the license ID field for every license type. A foreign license always shows it.',
    examples: [true],
  }),
  licenseIdMandatory: described(z._default(z.boolean(), false), {
    description: 'Makes the license ID required. Counts only when licenseIdRequired is on too.',
    examples: [true],
  }),
  homeInsuranceInterest: described(z._default(z.boolean(), true), {
    description: 'Shows the “interested in home or renters insurance” checkbox.',
    examples: [false],
  }),
  ageLimits: described(
    z._default(
      z.object({
        primary: described(ages('the first driver', driverAgeLimits.primary), {
          description: 'Ages of the first driver.',
          examples: [driverAgeLimits.primary],
        }),
        secondary: described(ages('an additional driver', driverAgeLimits.secondary), {
          description: 'Ages of additional drivers.',
          examples: [driverAgeLimits.secondary],
        }),
      }),
      driverAgeLimits,
    ),
    {
      description: 'Ages that are quoted, both ends included. The date-of-birth error names them.',
      examples: [{ primary: { minimum: 18, maximum: 80 }, secondary: { minimum: 15, maximum: 80 } }],
    },
  ),
  mileageRequired: described(z._default(z.boolean(), true), {
    description: 'Asks for the yearly mileage of each vehicle when the California services rate it, and only then.',
    examples: [false],
  }),
  defaultMileage: described(z._default(whole(0, 200_000), defaultAnnualMileage), {
    description: 'Miles a year that the mileage field starts with.',
    examples: [12_000],
  }),
  terms: described(z._default(z.array(whole(1, 24)).check(z.minLength(1)), [...defaultPolicyTerms]), {
    description:
      'Policy terms in months that are offered. 6 is chosen at first, or the first one. One term is not asked.',
    examples: [
      [6, 12],
      [1, 6, 12],
    ],
  }),
  resultsWait: described(z._default(seconds(), 45), {
    description: 'Seconds to wait for rates before the no-rates panel.',
    examples: [60],
  }),
  intermediateWait: described(z._default(seconds(), 15), {
    description: 'Seconds after which the rates that have arrived are shown, though some carriers still answer.',
    examples: [20],
  }),
  polling: described(z._default(z.enum(['flow', 'portal']), 'flow'), {
    description:
      'How rates are waited for: flow as the keys around this one say; portal shows the first rates that arrive and asks no more, and gives up after portalWait.',
    examples: ['portal'],
  }),
  portalWait: described(z._default(seconds(), 55), {
    description: 'Seconds to wait for rates before the no-rates panel, when polling is portal.',
    examples: [55],
  }),
  pollInterval: described(z._default(seconds(), 3), {
    description: 'Seconds between two questions for rates.',
    examples: [3],
  }),
  longerMessageAfter: described(z._default(seconds(), 12), {
    description: 'Seconds after which the waiting message becomes the longer one.',
    examples: [12],
  }),
  liveRates: described(z._default(z.boolean(), false), {
    description: 'Shows cards as carriers answer, in place of the waiting dialog.',
    examples: [true],
  }),
  experience: described(z._default(z.string(), ''), {
    description: 'Written to the lead record as “Experience”, to tell pages or campaigns apart.',
    examples: ['spring-landing-page'],
  }),
  agentDomain: described(z._default(z.string(), ''), {
    description: 'The chat domain that is asked for idle agents. Empty asks for the host name of the page.',
    examples: ['www.agency.example'],
  }),
  mirrorHash: described(z._default(z.boolean(), true), {
    description:
      "Mirrors the step in the address's hash, so that the browser's back and forward buttons move between steps. Turn it off when the page uses the hash itself, or has two quote flows. Off, only `#previousQuotes` is read, once: a page that is opened with it shows the previous quotes.",
    examples: [false],
  }),
  ...entryConfigShape,
  ...peopleConfigShape,
  ...resultsConfigShape,
});

export type FlowConfig = z.output<typeof quoteFlowConfig>;
