import {
  isWaiting,
  mustBeReset,
  hasAttemptLeft,
  isVerified as isRight,
  verificationStage,
} from '#domain/contact-verification';
import type { Channel, ChannelName, Verification } from '#domain/contact-verification';
import type { ChannelStatus, Phase } from './verification.types.ts';

// The state of a row, in this dialog's terms (spec 2 §4.1).

/** Attempts of one channel before it is reset. */
export const allowedAttempts = 3;

export function channelStatus(channel: Channel): ChannelStatus {
  if (isRight(channel)) return 'verified';
  if (isWaiting(channel)) return 'sent';
  if (hasAttemptLeft(channel)) return 'failed';
  return mustBeReset(channel) ? 'spent' : 'asking';
}

/**
 * Whether the visitor has to enter a code, waits for the agent, or is verified.
 *
 * @param channels the channels by which a code can be sent; no other code is expected.
 */
export function phaseOf(row: Verification | undefined, channels: readonly ChannelName[]): Phase {
  const stage = row ? verificationStage(row, { areQuestionsSubmitted: true, channels }) : 'codes';
  if (stage === 'agent') return 'waiting';
  return stage === 'codes' ? 'entering' : 'verified';
}

/** Codes were requested in an earlier visit or in another tab. */
export const isInProgress = ({ agentNotification, callBack, email, text }: Verification): boolean =>
  agentNotification !== '' || callBack === 'Yes' || email.status !== '' || text.status !== '';

/** Removes the spaces and dashes of a pasted code. */
export const normalizeCode = (code: string): string => code.replaceAll(/[\s\p{Pd}]/gu, '');
