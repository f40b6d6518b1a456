import { fromPromise } from 'xstate';

/**
 * Implements a placeholder actor with a service call. The signal aborts when the machine leaves the invoking state.
 *
 * @example
 * machine.provide({ actors: { quote: fromService((reference, signal) => loadQuote(client(), reference, signal)) } });
 */
export const fromService = <Output, Input>(call: (input: Input, signal: AbortSignal) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input, signal }) => call(input, signal));
