import { assign, enqueueActions, raise, sendParent, setup } from 'xstate';
import { channelNames, failedNotification } from '#domain/contact-verification';
import type { ChannelName, Verification } from '#domain/contact-verification';
import { failureOf } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { pollDelay } from '#flow/machine/polling';
import { visibilityActor } from '#flow/machine/visibility-actor';
import type { VerificationDetails } from '#services/verification/verification-row';
import { normalizeCode, isInProgress, phaseOf, channelStatus } from './channel-status.ts';
import type { VerificationConfig } from './verification.config.ts';
import type {
  ChannelStatus,
  RowAddress,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
  VerificationReport,
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

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const wereCodesRequested = (row: Verification, context: VerificationContext): boolean =>
  context.areCodesRequested || isInProgress(row);

export const addressOf = ({ transactionId, sheet }: VerificationContext): RowAddress => ({ transactionId, sheet });
export const phoneOf = ({ details, phone }: VerificationContext): string => details.phone || phone;
export const emailOf = ({ details, email }: VerificationContext): string => details.email || email;

/** The channels that a code can be sent by: those whose address or number is known. */
export const channelsOf = (context: VerificationContext): readonly ChannelName[] =>
  channelNames.filter((name) => (name === 'email' ? emailOf(context) : phoneOf(context)) !== '');

/** The agent confirmed the whole, or the code of every channel. */
export const isRowVerified = (context: VerificationContext, row = context.row): boolean =>
  phaseOf(row, channelsOf(context)) === 'verified';

export const verification = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    tags: {} as 'busy' | 'failing',
  },

  actors: {
    network: networkActor,
    visibility: visibilityActor,
    findRow: placeholderActor<Verification | undefined, RowAddress>(),
    createRow: placeholderActor<OpenedRow, RowAddress & { rateQuoteId: string; details: VerificationDetails }>(),
    writeDetails: placeholderActor<void, RowAddress & { details: VerificationDetails }>(),
    notifyAgent: placeholderActor<Verification, AgentCall>(),
    requestCallBack: placeholderActor<Verification, AgentCall>(),
    sendCode: placeholderActor<Verification, RowAddress & { channel: ChannelName; code: string }>(),
    resetChannel: placeholderActor<Verification, RowAddress & { channel: ChannelName }>(),
  },

  delays: {
    pollDelay: ({ context: { config, failures } }) =>
      pollDelay({ seconds: config.verificationPollDelay, attempts: failures, mostDoublings: 3 }),
    timerEnd: ({ context }) => context.config.verificationTimer * 1000,
  },

  guards: {
    rowWasFound: (_, { row }: { row: Verification | undefined }) => row !== undefined,
    rowIsNew: (_, { isNew }: OpenedRow) => isNew,
    rowExists: ({ context }) => context.row !== undefined,
    hasSomethingToWrite: ({ context }) => context.areCodesRequested || !isSame(context.details, {}),
    detailsDiffer: ({ context }) => !isSame(context.details, context.written),
    verificationIsInProgress: ({ context }, { row }: { row: Verification | undefined }) =>
      context.row === undefined && row !== undefined && isInProgress(row) && !isRowVerified(context, row),

    /** The service requires a phone number for a notification. */
    agentMustBeNotified: ({ context }) =>
      context.areCodesRequested && context.row !== undefined && !isRowVerified(context) && phoneOf(context) !== '',
    agentIsNotified: ({ context: { row } }) =>
      row !== undefined && row.agentNotification !== '' && row.agentNotification !== failedNotification,
    callBackIsRequested: ({ context }) => context.row?.callBack === 'Yes',
    callBackIsOffered: ({ context }) => context.config.callBackEnabled && phoneOf(context) !== '',

    codeIsEntered: (_, { of, channel, code }: { of: ChannelName; channel: ChannelName; code: string }) =>
      of === channel && normalizeCode(code) !== '',
    channelStatusIs: ({ context: { row } }, { channel, status }: { channel: ChannelName; status: ChannelStatus }) =>
      row !== undefined && channelStatus(row[channel]) === status,
    channelStatusIsNot: ({ context: { row } }, { channel, status }: { channel: ChannelName; status: ChannelStatus }) =>
      row !== undefined && channelStatus(row[channel]) !== status,
    attemptsAreUsedUp: ({ context }, { channel }: { channel: ChannelName }) =>
      context.row !== undefined && channelStatus(context.row[channel]) === 'spent' && !isRowVerified(context),

    answerIsPending: ({ context }) => context.areCodesRequested && context.row !== undefined && !isRowVerified(context),
    noAnswerIsPending: ({ context }) => isRowVerified(context),
    pageIsHidden: ({ context }) => context.isHidden,

    isVerified: ({ context }) => isRowVerified(context),
    /** Only once the row holds all details: then the widget ends and stops this machine. */
    isVerifiedAfterQuestions: ({ context }) =>
      context.isSubmitted && isRowVerified(context) && isSame(context.details, context.written),
    /** Before the questions, nothing is left to do for a verified visitor. */
    hasSomethingToShow: ({ context }) => context.isSubmitted || !isRowVerified(context),
    resumedDialogIsWanted: ({ context }) => !context.isPostponed && !isRowVerified(context),
    /** A verified visitor also sees that answers submitted again are being saved. */
    submissionOpensDialog: ({ context }, { isPostponed = false }: { isPostponed?: boolean }) =>
      !isPostponed || isRowVerified(context),
    phaseHasChanged: ({ context }) => phaseOf(context.row, channelsOf(context)) !== context.timedPhase,
  },

  actions: {
    replaceConfig: assign((_, { config }: { config: VerificationConfig }) => ({ config })),
    addDetails: assign(({ context }, { details }: { details: VerificationDetails }) => ({
      details: { ...context.details, ...details },
    })),
    startWriting: assign({ writing: ({ context }) => context.details }),
    rememberWritten: assign({ written: ({ context }) => context.writing, failures: 0 }),
    requestCodes: assign({ areCodesRequested: true, isPostponed: false }),
    rememberSubmission: assign((_, { isPostponed = false }: { isPostponed?: boolean }) => ({
      areCodesRequested: true,
      isSubmitted: true,
      isPostponed,
    })),
    postpone: assign({ isPostponed: true }),

    /** After a write, because a pending poll may return an older row. */
    rememberWrittenRow: enqueueActions(({ context, enqueue }, { row }: { row: Verification }) => {
      enqueue.assign({ row, areCodesRequested: wereCodesRequested(row, context), failures: 0 });
      enqueue.raise({ type: 'ROW.WRITTEN' });
    }),
    /** A failed write stays until one succeeds: a row that can be read says nothing about it. */
    rememberReadRow: assign(({ context }, { row }: { row: Verification | undefined }) => {
      const failures = isSame(context.details, context.written) ? 0 : context.failures;
      return row ? { row, failures, areCodesRequested: wereCodesRequested(row, context) } : { failures };
    }),
    resumeRow: raise({ type: 'ROW.RESUMED' }),
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failures: context.failures + 1,
      failure: failureOf(error),
    })),
    forgetFailures: assign({ failures: 0 }),

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
    })),
    rememberReset: assign(({ context }, { channel }: { channel: ChannelName }) => ({
      wasReset: { ...context.wasReset, [channel]: true },
    })),

    markHidden: assign({ isHidden: true }),
    markSeen: assign({ isHidden: false }),
    markOffline: assign({ isOffline: true }),
    markOnline: assign({ isOffline: false }),

    startTimer: assign(({ context }) => ({
      timedPhase: phaseOf(context.row, channelsOf(context)),
      timerEndsAt: context.now() + context.config.verificationTimer * 1000,
    })),

    reportVerified: sendParent({ type: 'VERIFICATION.VERIFIED' } satisfies VerificationReport),
    reportPostponed: sendParent({ type: 'VERIFICATION.POSTPONED' } satisfies VerificationReport),
    reportReset: sendParent((_, { channel }: { channel: ChannelName }): VerificationReport => ({
      type: 'VERIFICATION.RESET',
      channel,
    })),
  },
});
