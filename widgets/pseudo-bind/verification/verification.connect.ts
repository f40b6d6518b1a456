import type { SnapshotFrom } from 'xstate';
import { type ChannelName, channelNames, failedNotification } from '#domain/contact-verification';
import type { Failure } from '#flow/machine/failure';
import { phaseOf, channelStatus } from './channel-status.ts';
import type { verificationMachine } from './verification.machine.ts';
import { channelsOf, emailOf, isRowVerified, phoneOf } from './verification.setup.ts';
import type { Phase } from './verification.types.ts';

// View selectors: the only callers of the machine's matches() and hasTag().

const offline: Failure = { kind: 'offline' };

export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;

export interface VerificationView {
  isOpen: boolean;
  phase: Phase;
  isVerified: boolean;
  /** Verified after the questions: the widget has left the verification. */
  isFinished: boolean;
  /** Verified after the questions, and the answers are not in the row yet. */
  isSaving: boolean;
  /** The agent rejected the overall verification. */
  isRefused: boolean;
  /** The channels whose code was wrong. */
  failure: ChannelName | 'both' | undefined;
  timer: 'running' | 'over' | 'off';
  /** Epoch milliseconds. */
  timerEndsAt: number;
  /** `noted`: the agent's row has the request, but the agent could not be notified of it. */
  callBack: 'offered' | 'busy' | 'requested' | 'noted' | 'failed' | 'off';
  /** The channels that a code can be sent by. */
  channels: readonly ChannelName[];
  /**
   * Whether an agent knows that the visitor waits for codes. `listed`: without a phone number no agent can be notified;
   * agents see the request in the sheet.
   */
  agent: 'notified' | 'notifying' | 'listed' | 'unaware';
  /** Another try to notify an agent is possible. */
  mayNotifyAgain: boolean;
  /** Why the sheet cannot be read or written; `reason` is the service's message for the visitor. */
  problem: Failure | undefined;
  email: string;
  phone: string;
}

export function connectVerification(snapshot: VerificationSnapshot): VerificationView {
  const { context } = snapshot;
  const isFinished = snapshot.matches({ outcome: 'verified' });
  return {
    isOpen: snapshot.matches({ dialog: 'open' }) && !isFinished,
    phase: phaseOf(context.row, channelsOf(context)),
    isVerified: isRowVerified(context),
    isFinished,
    isSaving: context.isSubmitted && isRowVerified(context) && !isFinished,
    isRefused: context.row?.overall === 'no',
    failure: wrongCodesOf(snapshot),
    timer: timerOf(snapshot),
    timerEndsAt: context.timerEndsAt,
    callBack: callBackOf(snapshot),
    channels: channelsOf(context),
    agent: agentOf(snapshot),
    mayNotifyAgain: snapshot.matches({ agent: 'asked' }),
    problem: problemOf(snapshot),
    email: emailOf(context),
    phone: phoneOf(context),
  };
}

function wrongCodesOf({ context: { row } }: VerificationSnapshot): VerificationView['failure'] {
  const hasFailed = (channel: ChannelName) => row !== undefined && channelStatus(row[channel]) === 'failed';
  if (hasFailed('email')) return hasFailed('text') ? 'both' : 'email';
  return hasFailed('text') ? 'text' : undefined;
}

function timerOf(snapshot: VerificationSnapshot): VerificationView['timer'] {
  if (snapshot.matches({ dialog: { open: 'running' } })) return 'running';
  return snapshot.matches({ dialog: { open: 'over' } }) ? 'over' : 'off';
}

function callBackOf(snapshot: VerificationSnapshot): VerificationView['callBack'] {
  const { context } = snapshot;
  const hasPhone = phoneOf(context) !== '';
  if (snapshot.matches({ callBack: 'requested' }))
    return hasPhone && context.row?.agentNotification !== failedNotification ? 'requested' : 'noted';
  if (!context.config.callBackEnabled || !hasPhone) return 'off';
  if (snapshot.matches({ callBack: 'failed' })) return 'failed';
  return snapshot.matches({ callBack: 'offered' }) ? 'offered' : 'busy';
}

function problemOf(snapshot: VerificationSnapshot): VerificationView['problem'] {
  const { isOffline, row, failures, failure } = snapshot.context;
  if (isOffline) return offline;
  // A single failed poll is repeated by the next one. A failed write shows until it has succeeded, also while it is repeated.
  const isWriting = snapshot.matches({ row: 'finding' }) || snapshot.matches({ row: 'writing' });
  const mostFailures = row && !isWriting ? 1 : 0;
  return snapshot.hasTag('failing') || failures > mostFailures ? failure : undefined;
}

function agentOf(snapshot: VerificationSnapshot): VerificationView['agent'] {
  const { row } = snapshot.context;
  const hasAnswered = row && (row.overall || channelNames.some((name) => /^(yes|no)$/.test(row[name].status)));
  if (hasAnswered || snapshot.matches({ agent: 'notified' })) return 'notified';
  const isFailing = problemOf(snapshot) !== undefined || snapshot.matches({ agent: 'asked' });
  if (isFailing || channelsOf(snapshot.context).length === 0) return 'unaware';
  return phoneOf(snapshot.context) || !row ? 'notifying' : 'listed';
}

export interface ChannelView {
  status: 'asking' | 'sending' | 'waiting' | 'verified';
  /** The number of the requested or sent code. */
  attempt: number;
  /** The outcome of the previous code. */
  message: 'failed' | 'reset' | undefined;
  typed: string;
}

export const connectChannel =
  (name: ChannelName) =>
  (snapshot: VerificationSnapshot): ChannelView => {
    const { row, typed, wasReset } = snapshot.context;
    const hasFailed = row !== undefined && channelStatus(row[name]) === 'failed';
    // After a reset the channel has no status until another code is sent.
    const isReset = wasReset[name] && row?.[name].status === '';
    return {
      status: statusIn(snapshot, name),
      attempt: (row?.[name].attempt ?? 1) + (hasFailed ? 1 : 0),
      message: hasFailed ? 'failed' : isReset ? 'reset' : undefined,
      typed: typed[name],
    };
  };

function statusIn(snapshot: VerificationSnapshot, name: ChannelName): ChannelView['status'] {
  const state = snapshot.value[name];
  if (state === 'verified' || state === 'waiting') return state;
  // A state with attempts, sending or resetting, is an object.
  return state === 'queued' || typeof state === 'object' ? 'sending' : 'asking';
}
