import { type AnyActorLogic, assign, stopChild } from 'xstate';
import type { ChannelName } from '#domain/contact-verification';
import { carrierOf } from '../carrier.ts';
import { isSheetMissing } from '../pseudo-bind.context.ts';
import { base } from '../pseudo-bind.setup.ts';
import type { VerificationModule, VerificationRef } from '../pseudo-bind.types.ts';

export const verificationChildSetup = base.extend({
  actions: {
    startVerification: assign({
      verification: (
        { context: { quoteReference, quote, config, isVerificationPostponed: isPostponed, wasReset }, spawn },
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
          input: { transactionId, rateQuoteId, email, phone, config, sheet, isPostponed, wasReset },
        });
      },
    }),
    stopVerification: stopChild(({ context }) => context.verification ?? 'verification'),
    /** Requests the codes once the contact preference is complete, if the page configures that. */
    requestCodesWithContact: ({ context }) => {
      const { verification, config, contact, isSubmitted, isVerificationPostponed } = context;
      if (config.verifyContact === 'withContact' && contact && !isSubmitted && !isVerificationPostponed)
        verification?.send({ type: 'CODES.REQUESTED' });
    },
    /** Shows the page behind the dialogs; what was typed into them stays. */
    hideVerification: ({ context }) => context.verification?.send({ type: 'DIALOG.HIDDEN' }),
    requestCodes: ({ context }) => context.verification?.send({ type: 'CODES.REQUESTED' }),
    postponeVerification: assign({ isVerificationPostponed: true }),
    resumeVerification: assign({ isVerificationPostponed: false }),
    rememberReset: assign(({ context }, { channel }: { channel: ChannelName }) => ({
      wasReset: { ...context.wasReset, [channel]: true },
    })),
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
