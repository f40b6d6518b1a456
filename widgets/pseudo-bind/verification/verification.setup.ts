import { assign, enqueueActions, fromCallback, fromPromise, raise, sendParent, setup } from 'xstate';
import { failedNotification } from '#domain/contact-verification';
import type { ChannelName, Verification, VerificationDetails } from '#domain/verification-row';
import { normalizeCode, isUnderWay, isVerified, phaseOf, channelStatus } from './channel-status.ts';
import type { VerificationConfig } from './verification.config.ts';
import type {
  ChannelStatus,
  RowAddress,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
  VerifiedEvent,
} from './verification.types.ts';

/** A question to the services; what answers it is provided by verification.actors.ts. */
const question = <Answer, Input>() =>
  fromPromise<Answer, Input>(() => Promise.reject(new Error('Nothing was provided to answer this.')));

/** What becomes of asking for a row. */
export interface OpenedRow {
  row: Verification;
  /** False where another tab had made it: then it holds what that one told. */
  isNew: boolean;
}

export interface AgentCall extends RowAddress {
  rateQuoteId: string;
  phone: string;
}

/** Looks that tell nothing new before they become rarer, and how much rarer at most, in doublings. */
const patientPolls = 20;
const mostDoublings = 3;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const doublings = ({ failures, quietPolls }: VerificationContext): number =>
  Math.min(mostDoublings, Math.max(failures, Math.floor(quietPolls / patientPolls)));

const wanted = (row: Verification, context: VerificationContext): boolean => context.isWanted || isUnderWay(row);

export const addressOf = ({ transactionId, sheet }: VerificationContext): RowAddress => ({ transactionId, sheet });
export const phoneOf = ({ details, phone }: VerificationContext): string => details.phone || phone;
export const emailOf = ({ details, email }: VerificationContext): string => details.email || email;

export const verification = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    tags: {} as 'busy' | 'cutOff',
  },

  actors: {
    page: fromCallback<VerificationEvent>(() => undefined),
    findRow: question<Verification | undefined, RowAddress>(),
    createRow: question<OpenedRow, RowAddress & { rateQuoteId: string; details: VerificationDetails }>(),
    writeDetails: question<void, RowAddress & { details: VerificationDetails; written: VerificationDetails }>(),
    notifyAgent: question<Verification, AgentCall>(),
    requestCallBack: question<Verification, AgentCall>(),
    sendCode: question<Verification, RowAddress & { channel: ChannelName; code: string }>(),
    resetChannel: question<Verification, RowAddress & { channel: ChannelName }>(),
  },

  delays: {
    pollDelay: ({ context }) => context.config.verificationPollDelay * 1000 * 2 ** doublings(context),
    timerEnd: ({ context }) => context.config.verificationTimer * 1000,
  },

  guards: {
    rowWasFound: (_, { row }: { row: Verification | undefined }) => row !== undefined,
    rowIsNew: (_, { isNew }: OpenedRow) => isNew,
    rowIsThere: ({ context }) => context.row !== undefined,
    thereIsSomethingToWrite: ({ context }) => context.isWanted || !isSame(context.details, {}),
    detailsDiffer: ({ context }) => !isSame(context.details, context.written),
    visitIsTakenUp: ({ context }, { row }: { row: Verification | undefined }) =>
      context.row === undefined && row !== undefined && isUnderWay(row) && !isVerified(row),

    agentIsToBeTold: ({ context: { row, isWanted } }) => isWanted && row !== undefined && !isVerified(row),
    agentIsTold: ({ context: { row } }) =>
      row !== undefined && row.agentNotification !== '' && row.agentNotification !== failedNotification,
    callBackIsRequested: ({ context }) => context.row?.callBack === 'Yes',
    callBackIsOffered: ({ context }) => context.config.callBackEnabled,

    codeIsGiven: (_, { of, channel, code }: { of: ChannelName; channel: ChannelName; code: string }) =>
      of === channel && normalizeCode(code) !== '',
    channelIs: ({ context: { row } }, { channel, standing }: { channel: ChannelName; standing: ChannelStatus }) =>
      row !== undefined && channelStatus(row[channel]) === standing,
    channelIsNot: ({ context: { row } }, { channel, standing }: { channel: ChannelName; standing: ChannelStatus }) =>
      row !== undefined && channelStatus(row[channel]) !== standing,
    triesAreUsedUp: ({ context: { row } }, { channel }: { channel: ChannelName }) =>
      row !== undefined && channelStatus(row[channel]) === 'spent' && !isVerified(row),

    answerIsAwaited: ({ context }) => context.isWanted && context.row !== undefined && !isVerified(context.row),
    noAnswerIsAwaited: ({ context }) => isVerified(context.row),
    pageIsHidden: ({ context }) => context.isHidden,

    isVerified: ({ context }) => isVerified(context.row),
    /** The widget may end this when it knows: what was told comes into the row first, unless it cannot now. */
    isVerifiedAfterQuestions: ({ context }) =>
      context.isSubmitted &&
      isVerified(context.row) &&
      (isSame(context.details, context.written) || context.failures > 0),
    waitHasChanged: ({ context }) => phaseOf(context.row) !== context.timedPhase,
  },

  actions: {
    takeConfig: assign((_, { config }: { config: VerificationConfig }) => ({ config })),
    takeDetails: assign(({ context }, { details }: { details: VerificationDetails }) => ({
      details: { ...context.details, ...details },
    })),
    startWriting: assign({ writing: ({ context }) => context.details }),
    rememberWritten: assign({ written: ({ context }) => context.writing, failures: 0 }),
    wantCodes: assign({ isWanted: true }),
    rememberSubmission: assign({ isWanted: true, isSubmitted: true }),

    /** After a write: what is being read meanwhile may be older than it. */
    takeWrittenRow: enqueueActions(({ context, enqueue }, { row }: { row: Verification }) => {
      enqueue.assign({ row, isWanted: wanted(row, context), quietPolls: 0, failures: 0 });
      enqueue.raise({ type: 'ROW.WRITTEN' });
    }),
    takeReadRow: assign(({ context }, { row }: { row: Verification | undefined }) => {
      if (!row) return { failures: 0, quietPolls: context.quietPolls + 1 };
      const quietPolls = isSame(row, context.row) ? context.quietPolls + 1 : 0;
      return { row, quietPolls, failures: 0, isWanted: wanted(row, context) };
    }),
    openAgain: raise({ type: 'CODES.WANTED' }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    beginAfresh: assign({ quietPolls: 0, failures: 0 }),

    takeTypedCode: assign(({ context }, { channel, code }: { channel: ChannelName; code: string }) => ({
      typed: { ...context.typed, [channel]: code },
    })),
    takeCode: assign(({ context }, { channel, code }: { channel: ChannelName; code: string }) => ({
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

    noteHidden: assign({ isHidden: true }),
    noteSeen: assign({ isHidden: false }),
    noteOffline: assign({ isOffline: true }),
    noteOnline: assign({ isOffline: false }),

    startTimer: assign(({ context }) => ({
      timedPhase: phaseOf(context.row),
      timerEndsAt: context.now() + context.config.verificationTimer * 1000,
    })),

    tellWidget: sendParent({ type: 'VERIFICATION.VERIFIED' } satisfies VerifiedEvent),
  },
});
