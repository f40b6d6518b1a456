import { carrierOf } from '../purchase/carrier.ts';
import { primaryOf } from '../purchase/primary-driver.ts';
import type { PurchaseContext } from '../purchase/purchase.types.ts';

/** What the carrier's questions show; `answers` is what their form starts with. */
export const questionsView = (context: PurchaseContext) => ({
  config: context.config,
  carrier: carrierOf(context),
  answers: context.answers,
  firstName: primaryOf(context).firstName,
  quotedTwice: context.quotedTwice,
  repeatedDrivers: context.repeatedDrivers,
});
export type QuestionsView = ReturnType<typeof questionsView>;
