import { assertEvent, assign } from 'xstate';
import type { Place } from '#domain/place';
import { serviceVariant } from '#domain/service-variant';
import type { StateCode } from '#domain/us-state';
import { withoutDraft as dropDraft } from '#flow/drafts';
import type { QuoteResults } from '#services/rating/get-results';
import type { FlowContext, FlowEvent } from './quote-flow.types.ts';
import type { Answers } from './steps/answers.ts';
import { stateOf } from './steps/details/zip.ts';
import type { Drafts, Form } from './steps/drafts.ts';

/** An action that changes the context. */
export const change = <Params = undefined>(update: (context: FlowContext, params: Params) => Partial<FlowContext>) =>
  assign<FlowContext, FlowEvent, Params, FlowEvent, never>(({ context }, params) => update(context, params));

/** An action that changes the context by an event of one of these types. It throws for any other event. */
export const changeOn = <Type extends FlowEvent['type']>(
  types: Type | readonly Type[],
  update: (context: FlowContext, event: Extract<FlowEvent, { type: Type }>) => Partial<FlowContext>,
) =>
  assign<FlowContext, FlowEvent, undefined, FlowEvent, never>(({ context, event }) => {
    assertEvent(event, types);
    return update(context, event as unknown as Extract<FlowEvent, { type: Type }>);
  });

export const noRates: QuoteResults = { quotes: [], isDone: false, completedCount: 0 };

/** Changing any answer invalidates the transaction and its rates. */
export function withAnswers(context: FlowContext, changes: Partial<Answers>): Partial<FlowContext> {
  const answers = { ...context.answers, ...changes };
  if (isRatedAlike(answers, context.answers)) return { answers };
  return { answers, transaction: undefined, rates: noRates };
}

/**
 * A value as text, to compare it. A lead, a previous quote, a form and a saved visit write the keys in different orders
 * and name a package differently, so keys are sorted and the name is left out. Empty for undefined.
 */
export function comparableText(compared: unknown): string {
  const text = JSON.stringify(compared, (key, value: unknown) => {
    if (key === 'coverageName') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }) as string | undefined;
  return text ?? '';
}

/** Whether two sets of answers have the same prices. */
export const isRatedAlike = (a: Answers, b: Answers): boolean => comparableText(a) === comparableText(b);

/** The drafts, without that of a form whose answers were accepted. */
export const withoutDraft = ({ drafts }: FlowContext, form: Form): Drafts => dropDraft(drafts, form);

/**
 * Adds the service variant to the changes. The customer's state decides it; while that is unknown, the page, the
 * sign-in or the remembered place.
 *
 * @param customerState overrides the state of the details form.
 */
export function withVariant(
  context: FlowContext,
  changes: Partial<FlowContext> = {},
  customerState?: StateCode,
): Partial<FlowContext> {
  const next = { ...context, ...changes };
  const { path, tokenState, rememberedPlace } = next;
  const variant = serviceVariant({
    customerState: customerState ?? stateOf(next),
    path,
    tokenState,
    placeState: rememberedPlace?.state,
  });
  return { ...changes, variant };
}

/** Changes that make this device remember the place. */
export const placeRemembered = (place: Place | undefined): Partial<FlowContext> =>
  place ? { rememberedPlace: { zip: place.zip, city: place.city, state: place.state } } : {};

/** An id that no listed item has: `driver-2` after `driver-1`. */
export const nextId = (kind: string, items: readonly { id: string }[]): string =>
  `${kind}-${1 + Math.max(0, ...items.map(({ id }) => Number(id.split('-').at(-1)) || 0))}`;
