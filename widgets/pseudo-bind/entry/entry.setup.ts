import { assign } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import { isNothingFound } from '#services/errors';
import { placeSetup } from '../place/place.setup.ts';
import { isCalifornian, quoteAdded } from '../pseudo-bind.context.ts';
import type { Visit } from '../pseudo-bind.types.ts';
import { missingParameters } from '../quote-reference.ts';

export const entrySetup = placeSetup.extend({
  actions: {
    restoreVisit: assign((_, { visit }: { visit: Visit | undefined }) => visit ?? {}),
    addQuote: assign(({ context }, { quote }: { quote: BindQuote }) => quoteAdded(context, quote)),
  },
  guards: {
    addressIsIncomplete: ({ context }) => missingParameters(context.quoteReference).length > 0,
    /** The quote does not exist or belongs to another customer. */
    quoteIsUnknown: (_, { error }: { error: unknown }) => isNothingFound(error),
    quoteIsCalifornian: ({ context }) => context.quote !== undefined && isCalifornian(context),
  },
});
