import { assign } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import { knownVins } from '#forms/driver-information/vins';
import { isCalifornian, quoteAdded } from '#forms/purchase/purchase.context';
import { quoteLoading } from '#forms/purchase/quote-loading.setup';
import type { Visit } from '../pseudo-bind.types.ts';
import { missingParameters } from '../quote-reference.ts';
import { verificationChildSetup } from '../verification/verification-child.setup.ts';

export const entrySetup = verificationChildSetup.extend(quoteLoading).extend({
  actions: {
    restoreVisit: assign((_, { visit }: { visit: Visit | undefined }) =>
      visit ? { ...visit, vins: knownVins(visit.vins) } : {},
    ),
    addQuote: assign(({ context }, { quote }: { quote: BindQuote }) => quoteAdded(context, quote)),
  },
  guards: {
    addressIsIncomplete: ({ context }) => missingParameters(context.quoteReference).length > 0,
    quoteIsCalifornian: ({ context }) => context.quote !== undefined && isCalifornian(context),
  },
});
