import { type AnyActorLogic, assign, stopChild } from 'xstate';
import { carrierOf } from '../carrier.ts';
import { isSheetMissing } from '../pseudo-bind.context.ts';
import { base } from '../pseudo-bind.setup.ts';
import type { VerificationModule, VerificationRef } from '../pseudo-bind.types.ts';

export const verificationChildSetup = base.extend({
  actions: {
    startVerification: assign({
      verification: (
        { context: { quoteReference, quote, config }, spawn },
        { module }: { module: VerificationModule },
      ) => {
        const { transactionId, rateQuoteId } = quoteReference;
        const { email = '', phone = '' } = quote?.contact ?? {};
        const { sheetsDbUrl: url, sheetsDbAuthorization: authorization } = carrierOf({ config, quote });
        const sheet = url ? { url, ...(authorization && { authorization }) } : undefined;
        // Its chunk loads late, so `setup` cannot know its type.
        const spawnLate = spawn as unknown as (logic: AnyActorLogic, options: object) => VerificationRef;
        return spawnLate(module.verificationMachine, {
          id: 'verification',
          input: { transactionId, rateQuoteId, email, phone, config, sheet },
        });
      },
    }),
    stopVerification: stopChild(({ context }) => context.verification ?? 'verification'),
    /** Requests the codes once the contact preference is complete, if the page configures that. */
    requestCodesWithContact: ({ context: { verification, config, contact, isSubmitted } }) => {
      if (config.verifyContact === 'withContact' && contact && !isSubmitted)
        verification?.send({ type: 'CODES.REQUESTED' });
    },
    /** Shows the page behind the dialogs; what was typed into them stays. */
    closeVerification: ({ context }) => context.verification?.send({ type: 'DIALOG.CLOSED' }),
    requestCodes: ({ context }) => context.verification?.send({ type: 'CODES.REQUESTED' }),
    sendConfig: ({ context: { verification, config } }) => verification?.send({ type: 'CONFIG.CHANGED', config }),
    markVerified: assign({ isVerified: true }),
  },
  guards: {
    sheetIsMissing: ({ context }) => isSheetMissing(context),
    sheetIsConfigured: ({ context }) => !isSheetMissing(context),
    driverIsConfirmed: ({ context }) =>
      context.quote !== undefined && context.driver !== undefined && context.section !== 'success',
    isComplete: ({ context }) => context.section === 'success',
  },
});
