import { assign, enqueueActions, raise, sendParent, setup } from 'xstate';
import { failedNotification } from '#domain/contact-verification';
import type { ChannelName, Verification } from '#domain/contact-verification';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { visibilityActor } from '#flow/machine/visibility-actor';
import type { VerificationDetails } from '#services/verification/verification-row';
import { normalizeCode, isInProgress, isVerified, phaseOf, channelStatus } from './channel-status.ts';
import type { VerificationConfig } from './verification.config.ts';
import type {
  ChannelStatus,
  RowAddress,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
  VerifiedEvent,
} from './verification.types.ts';

/** A row that was found or created. */
export interface OpenedRow {
  row: Verification;
  /** False where another tab created it: it holds that tab's details. */
  isNew: boolean;
}

export interface AgentCall extends RowAddress {
  rateQuoteId: string;
  phone: string;
}

/** Polls without a change before the interval doubles, and how often it doubles at most. */
const pollsUntilDoubling = 20;
const mostDoublings = 3;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const doublings = ({ failures, unchangedPolls }: VerificationContext): number =>
  Math.min(mostDoublings, Math.max(failures, Math.floor(unchangedPolls / pollsUntilDoubling)));

const wereCodesRequested = (row: Verification, context: VerificationContext): boolean =>
  context.areCodesRequested || isInProgress(row);

export const addressOf = ({ transactionId, sheet }: VerificationContext): RowAddress => ({ transactionId, sheet });
export const phoneOf = ({ details, phone }: VerificationContext): string => details.phone || phone;
export const emailOf = ({ details, email }: VerificationContext): string => details.email || email;

export const verification = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    tags: {} as 'busy' | 'waitingToRetry',
  },

  actors: {
    network: networkActor,
    visibility: visibilityActor,
    findRow: placeholderActor<Verification | undefined, RowAddress>(),
    createRow: placeholderActor<OpenedRow, RowAddress & { rateQuoteId: string; details: VerificationDetails }>(),
    writeDetails: placeholderActor<void, RowAddress & { details: VerificationDetails; written: VerificationDetails }>(),
    notifyAgent: placeholderActor<Verification, AgentCall>(),
    requestCallBack: placeholderActor<Verification, AgentCall>(),
    sendCode: placeholderActor<Verification, RowAddress & { channel: ChannelName; code: string }>(),
    resetChannel: placeholderActor<Verification, RowAddress & { channel: ChannelName }>(),
  },

  delays: {
    pollDelay: ({ context }) => context.config.verificationPollDelay * 1000 * 2 ** doublings(context),
    timerEnd: ({ context }) => context.config.verificationTimer * 1000,
  },

  guards: {
    rowWasFound: (_, { row }: { row: Verification | undefined }) => row !== undefined,
    rowIsNew: (_, { isNew }: OpenedRow) => isNew,
    rowExists: ({ context }) => context.row !== undefined,
    hasSomethingToWrite: ({ context }) => context.areCodesRequested || !isSame(context.details, {}),
    detailsDiffer: ({ context }) => !isSame(context.details, context.written),
    verificationIsInProgress: ({ context }, { row }: { row: Verification | undefined }) =>
      context.row === undefined && row !== undefined && isInProgress(row) && !isVerified(row),

    agentMustBeNotified: ({ context: { row, areCodesRequested } }) =>
      areCodesRequested && row !== undefined && !isVerified(row),
    agentIsNotified: ({ context: { row } }) =>
      row !== undefined && row.agentNotification !== '' && row.agentNotification !== failedNotification,
    callBackIsRequested: ({ context }) => context.row?.callBack === 'Yes',
    callBackIsOffered: ({ context }) => context.config.callBackEnabled,

    codeIsEntered: (_, { of, channel, code }: { of: ChannelName; channel: ChannelName; code: string }) =>
      of === channel && normalizeCode(code) !== '',
    channelStatusIs: ({ context: { row } }, { channel, status }: { channel: ChannelName; status: ChannelStatus }) =>
      row !== undefined && channelStatus(row[channel]) === status,
    channelStatusIsNot: ({ context: { row } }, { channel, status }: { channel: ChannelName; status: ChannelStatus }) =>
      row !== undefined && channelStatus(row[channel]) !== status,
    attemptsAreUsedUp: ({ context: { row } }, { channel }: { channel: ChannelName }) =>
      row !== undefined && channelStatus(row[channel]) === 'spent' && !isVerified(row),

    answerIsPending: ({ context }) =>
      context.areCodesRequested && context.row !== undefined && !isVerified(context.row),
    noAnswerIsPending: ({ context }) => isVerified(context.row),
    pageIsHidden: ({ context }) => context.isHidden,

    isVerified: ({ context }) => isVerified(context.row),
    /** The widget may stop this machine then, so the details are written first, unless writing fails. */
    isVerifiedAfterQuestions: ({ context }) =>
      context.isSubmitted &&
      isVerified(context.row) &&
      (isSame(context.details, context.written) || context.failures > 0),
    phaseHasChanged: ({ context }) => phaseOf(context.row) !== context.timedPhase,
  },

  actions: {
    replaceConfig: assign((_, { config }: { config: VerificationConfig }) => ({ config })),
    addDetails: assign(({ context }, { details }: { details: VerificationDetails }) => ({
      details: { ...context.details, ...details },
    })),
    startWriting: assign({ writing: ({ context }) => context.details }),
    rememberWritten: assign({ written: ({ context }) => context.writing, failures: 0 }),
    requestCodes: assign({ areCodesRequested: true }),
    rememberSubmission: assign({ areCodesRequested: true, isSubmitted: true }),

    /** After a write: a poll in flight may return an older row. */
    rememberWrittenRow: enqueueActions(({ context, enqueue }, { row }: { row: Verification }) => {
      enqueue.assign({ row, areCodesRequested: wereCodesRequested(row, context), unchangedPolls: 0, failures: 0 });
      enqueue.raise({ type: 'ROW.WRITTEN' });
    }),
    rememberReadRow: assign(({ context }, { row }: { row: Verification | undefined }) => {
      if (!row) return { failures: 0, unchangedPolls: context.unchangedPolls + 1 };
      const unchangedPolls = isSame(row, context.row) ? context.unchangedPolls + 1 : 0;
      return { row, unchangedPolls, failures: 0, areCodesRequested: wereCodesRequested(row, context) };
    }),
    reopenDialog: raise({ type: 'CODES.REQUESTED' }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    resetPolling: assign({ unchangedPolls: 0, failures: 0 }),

    rememberTypedCode: assign(({ context }, { channel, code }: { channel: ChannelName; code: string }) => ({
      typed: { ...context.typed, [channel]: code },
    })),
    rememberCode: assign(({ context }, { channel, code }: { channel: ChannelName; code: string }) => ({
      typed: { ...context.typed, [channel]: code },
      codes: { ...context.codes, [channel]: normalizeCode(code) },
    })),
    forgetCode: assign(({ context }, { channel }: { channel: ChannelName }) => ({
      typed: { ...context.typed, [channel]: '' },
      codes: { ...context.codes, [channel]: '' },
      wasReset: { ...context.wasReset, [channel]: false },
    })),
    rememberReset: assign(({ context }, { channel }: { channel: ChannelName }) => ({
      wasReset: { ...context.wasReset, [channel]: true },
    })),

    markHidden: assign({ isHidden: true }),
    markSeen: assign({ isHidden: false }),
    markOffline: assign({ isOffline: true }),
    markOnline: assign({ isOffline: false }),

    startTimer: assign(({ context }) => ({
      timedPhase: phaseOf(context.row),
      timerEndsAt: context.now() + context.config.verificationTimer * 1000,
    })),

    reportVerified: sendParent({ type: 'VERIFICATION.VERIFIED' } satisfies VerifiedEvent),
  },
});
