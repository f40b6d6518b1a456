import type { ServiceVariant } from '#domain/service-variant';
import { isNothingFound } from '#services/errors';
import { variantOf } from './purchase.context.ts';
import { change, type PurchaseArgs } from './purchase.setup.ts';

const otherThan = (variant: ServiceVariant): ServiceVariant => (variant === 'ca' ? 'primary' : 'ca');

/**
 * For a flow's setup: only the quote has the state in which it was made, so services that do not know it may be the
 * wrong ones. The others are then asked once.
 */
export const quoteLoading = {
  actions: {
    tryOtherVariant: change(({ context }) => ({ quoteVariant: otherThan(variantOf(context)) })),
    tryFirstVariant: change(() => ({ quoteVariant: undefined })),
  },
  guards: {
    mayBeOfOtherVariant: ({ context }: PurchaseArgs, { error }: { error: unknown }) =>
      isNothingFound(error) && context.quoteVariant === undefined,
    /** The quote does not exist or belongs to another customer. */
    quoteIsUnknown: (_: unknown, { error }: { error: unknown }) => isNothingFound(error),
  },
};
