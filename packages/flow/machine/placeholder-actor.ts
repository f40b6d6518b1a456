import { fromPromise } from 'xstate';

/**
 * A promise actor with types but no implementation: `setup` declares it, `machine.provide` implements it.
 *
 * @example
 * setup({ actors: { quote: placeholderActor<BindQuote, QuoteReference>() } });
 */
export const placeholderActor = <Output, Input = undefined>() =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error('This actor has no implementation. Pass one to machine.provide().')),
  );
