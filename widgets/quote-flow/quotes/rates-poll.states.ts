import type { QuoteResults } from '#services/rating/get-results';
import type { FlowContext } from '../quote-flow.types.ts';

/** A call for the transaction's rates. */
export const ratesCall = <const Id extends string>(id: Id) =>
  ({
    id,
    src: 'rates',
    input: ({ context: { transaction, config } }: { context: FlowContext }) => ({
      transactionId: transaction?.id ?? '',
      config,
    }),
  }) as const;

export const rememberRates = {
  type: 'rememberRates',
  params: ({ event }: { event: { output: QuoteResults } }) => event.output,
} as const;

/**
 * The loop of a poll for rates: waitingForRates → evaluatingRates → pausing. It goes on while the page is hidden, because
 * carriers answer meanwhile.
 *
 * @param id of the call.
 * @param onError what follows a failed call.
 * @param ends the transitions that end the poll; without one, it goes on.
 */
export const ratesPoll = <const Id extends string, const Failed, const Ends extends readonly object[]>({
  id,
  onError,
  ends,
}: {
  id: Id;
  onError: Failed;
  ends: Ends;
}) =>
  ({
    waitingForRates: {
      invoke: { ...ratesCall(id), onDone: { target: 'evaluatingRates', actions: rememberRates }, onError },
    },
    evaluatingRates: { always: [...ends, { target: 'pausing' }] },
    pausing: { after: { pollInterval: 'waitingForRates' } },
  }) as const;
