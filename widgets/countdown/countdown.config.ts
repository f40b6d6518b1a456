import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';

/** Configuration of the countdown (spec 3 §4 and §9). */
export const countdownConfig = z.object({
  seconds: described(z._default(wholeNumber(z.gte(1), z.lte(31_536_000)), 60), {
    description:
      'Seconds from the moment that the countdown is drawn. With `until`, those in which the ring runs empty.',
    examples: [60, 300],
  }),
  until: described(z._default(z.string(), ''), {
    description:
      'The moment at which it ends, with its time zone: of an offer, or an appointment. Goes before `seconds`. A text that is no such moment draws no countdown.',
    examples: ['2026-12-24T18:00:00-06:00'],
  }),
  extendSeconds: described(z._default(wholeNumber(z.gte(0), z.lte(86_400)), 0), {
    description:
      'For a countdown that limits what the visitor can do: a button adds these seconds, as often as it is pressed, and another one stops it, as WCAG 2.2.1 asks. 0 has neither.',
    examples: [60],
  }),
});

export type CountdownConfig = z.output<typeof countdownConfig>;
