import { assertEvent, assign } from 'xstate';
import { serviceVariant, type ServiceVariant } from '#domain/service-variant';
import { withoutDraft as dropDraft } from '#flow/drafts';
import type { QuoteResults } from '#services/rating/get-results';
import type { FlowContext, FlowEvent } from './quote-flow.types.ts';
import type { Answers } from './steps/answers.ts';
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
  if (JSON.stringify(answers) === JSON.stringify(context.answers)) return {};
  return { answers, transaction: undefined, rates: noRates };
}

/** The drafts without the one of a form whose answers were accepted. */
export const withoutDraft = ({ drafts }: FlowContext, form: Form): Drafts => dropDraft(drafts, form);

/** The services that rate a customer of this state. */
export const variantFor = ({ path }: FlowContext, state: string | undefined): ServiceVariant =>
  serviceVariant({ path, customerState: state });

/** An id that no listed item has: `driver-2` after `driver-1`. */
export const nextId = (kind: string, items: readonly { id: string }[]): string =>
  `${kind}-${1 + Math.max(0, ...items.map(({ id }) => Number(id.split('-').at(-1)) || 0))}`;
