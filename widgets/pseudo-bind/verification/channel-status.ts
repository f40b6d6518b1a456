import {
  isWaiting,
  mustStartAnew,
  mayTryAgain,
  isVerified as isRight,
  verificationStage,
} from '#domain/contact-verification';
import type { Channel, Verification } from '#domain/verification-row';
import type { ChannelStatus, Phase } from './verification.types.ts';

// What a row says, in the words of this dialog (spec 2 §4.1).

/** Tries of one channel before it begins anew. */
export const allowedAttempts = 3;

export function channelStatus(channel: Channel): ChannelStatus {
  if (isRight(channel)) return 'verified';
  if (isWaiting(channel)) return 'sent';
  if (mayTryAgain(channel)) return 'failed';
  return mustStartAnew(channel) ? 'spent' : 'asking';
}

/** Whether the visitor is to enter a code, to wait for the agent's answer, or is through. */
export function phaseOf(row: Verification | undefined): Phase {
  const stage = row ? verificationStage(row, { areQuestionsSubmitted: true }) : 'codes';
  if (stage === 'agent') return 'waiting';
  return stage === 'codes' ? 'entering' : 'verified';
}

/** The agent vouches for the whole, or both codes are right. */
export const isVerified = (row: Verification | undefined): boolean => phaseOf(row) === 'verified';

/** In an earlier visit, or in another tab, codes were wanted already. */
export const isUnderWay = ({ agentNotification, callBack, email, text }: Verification): boolean =>
  agentNotification !== '' || callBack === 'Yes' || email.status !== '' || text.status !== '';

/** A code as it is compared: pasted ones come with spaces and dashes. */
export const normalizeCode = (code: string): string => code.replaceAll(/[\s\p{Pd}]/gu, '');
