import type { SnapshotFrom } from 'xstate';
import type { ChannelName } from '#domain/contact-verification';
import { isVerified, phaseOf, channelStatus } from './channel-status.ts';
import type { verificationMachine } from './verification.machine.ts';
import { emailOf, phoneOf } from './verification.setup.ts';
import type { Phase } from './verification.types.ts';

// View selectors: the only callers of the machine's matches() and hasTag().

export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;

export interface VerificationView {
  isOpen: boolean;
  phase: Phase;
  isVerified: boolean;
  /** Verified after the questions: the widget has left the verification. */
  isFinished: boolean;
  /** The agent rejected the overall verification. */
  isRefused: boolean;
  /** The channels whose code was wrong. */
  failure: ChannelName | 'both' | undefined;
  timer: 'running' | 'over' | 'off';
  /** Epoch milliseconds. */
  timerEndsAt: number;
  callBack: 'offered' | 'busy' | 'requested' | 'failed' | 'off';
  /** Why the sheet cannot be reached. */
  problem: 'offline' | 'unreachable' | undefined;
  email: string;
  phone: string;
}

export function connectVerification(snapshot: VerificationSnapshot): VerificationView {
  const { context } = snapshot;
  const isFinished = snapshot.matches({ outcome: 'verified' });
  return {
    isOpen: snapshot.matches({ dialog: 'open' }) && !isFinished,
    phase: phaseOf(context.row),
    isVerified: isVerified(context.row),
    isFinished,
    isRefused: context.row?.overall === 'no',
    failure: failureOf(snapshot),
    timer: timerOf(snapshot),
    timerEndsAt: context.timerEndsAt,
    callBack: callBackOf(snapshot),
    problem: problemOf(snapshot),
    email: emailOf(context),
    phone: phoneOf(context),
  };
}

function failureOf({ context: { row } }: VerificationSnapshot): VerificationView['failure'] {
  const hasFailed = (channel: ChannelName) => row !== undefined && channelStatus(row[channel]) === 'failed';
  if (hasFailed('email')) return hasFailed('text') ? 'both' : 'email';
  return hasFailed('text') ? 'text' : undefined;
}

function timerOf(snapshot: VerificationSnapshot): VerificationView['timer'] {
  if (snapshot.matches({ dialog: { open: 'running' } })) return 'running';
  return snapshot.matches({ dialog: { open: 'over' } }) ? 'over' : 'off';
}

function callBackOf(snapshot: VerificationSnapshot): VerificationView['callBack'] {
  if (snapshot.matches({ callBack: 'requested' })) return 'requested';
  if (!snapshot.context.config.callBackEnabled) return 'off';
  if (snapshot.matches({ callBack: 'failed' })) return 'failed';
  return snapshot.matches({ callBack: 'offered' }) ? 'offered' : 'busy';
}

function problemOf(snapshot: VerificationSnapshot): VerificationView['problem'] {
  if (snapshot.context.isOffline) return 'offline';
  // A single failed poll is repeated by the next one.
  return snapshot.hasTag('waitingToRetry') || snapshot.context.failures > 1 ? 'unreachable' : undefined;
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
    return {
      status: statusIn(snapshot, name),
      attempt: (row?.[name].attempt ?? 1) + (hasFailed ? 1 : 0),
      message: hasFailed ? 'failed' : wasReset[name] ? 'reset' : undefined,
      typed: typed[name],
    };
  };

function statusIn(snapshot: VerificationSnapshot, name: ChannelName): ChannelView['status'] {
  const state = snapshot.value[name];
  switch (state) {
    case 'verified':
    case 'waiting':
      return state;
    case 'queued':
    case 'sending':
    case 'resetting':
      return 'sending';
    default:
      return 'asking';
  }
}
