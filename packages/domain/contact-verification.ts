/** How a visitor's contact is verified: with a code by email and a code by text. */
export type ChannelName = 'email' | 'text';
export const channelNames: readonly ChannelName[] = ['email', 'text'];

/** The number of the attempt in a channel. After the third, the channel is reset. */
export type Attempt = 1 | 2 | 3;
const lastAttempt = 3;

/** Nothing sent; sent without an answer (`Verify-n` for attempt n); right; wrong. */
export type CodeStatus = '' | `Verify-${Attempt}` | 'yes' | 'no';

/** The verification of one channel. */
export interface Channel {
  /** The code of the latest attempt; empty before the first. */
  code: string;
  status: CodeStatus;
  /** The attempt that `status` belongs to. */
  attempt: Attempt;
}

/** One row of the verification sheet, in domain terms. */
export interface Verification {
  transactionId: string;
  rateQuoteId: string;
  /** The agent's overall decision. */
  overall: '' | 'yes' | 'no';
  email: Channel;
  text: Channel;
  /** Whether the visitor requested a callback. Empty in rows that do not record it. */
  callBack: 'Yes' | 'No' | '';
  /** The service's message when an agent was notified. */
  agentNotification: string;
}

/** Recorded when an agent could not be notified (spec 2 §8.1). */
export const failedNotification = 'Failure';

export const untriedChannel: Channel = { code: '', status: '', attempt: 1 };

export function newVerification({
  transactionId,
  rateQuoteId,
}: Pick<Verification, 'transactionId' | 'rateQuoteId'>): Verification {
  return {
    transactionId,
    rateQuoteId,
    overall: '',
    email: untriedChannel,
    text: untriedChannel,
    callBack: 'No',
    agentNotification: '',
  };
}

/** A sent code has no answer yet. */
export function isWaiting({ status }: Channel): boolean {
  return status.startsWith('Verify-');
}

export function isVerified({ status }: Channel): boolean {
  return status === 'yes';
}

/** The last code was wrong, and attempts are left. */
export function hasAttemptLeft({ status, attempt }: Channel): boolean {
  return status === 'no' && attempt < lastAttempt;
}

/** The third code was wrong: the channel must be reset to {@link untriedChannel}. */
export function mustBeReset({ status, attempt }: Channel): boolean {
  return status === 'no' && attempt === lastAttempt;
}

/** True when a code can be sent: no code is pending, the channel is not verified, and it need not be reset. */
export function takesCode(channel: Channel): boolean {
  return channel.status === '' || hasAttemptLeft(channel);
}

/** The attempt of a code sent now. */
function nextAttempt(channel: Channel): Attempt {
  return hasAttemptLeft(channel) ? ((channel.attempt + 1) as Attempt) : 1;
}

/** The channel after a code is sent; unchanged for a blank code or when no code can be sent. */
export function withCodeSent(channel: Channel, typed: string): Channel {
  const code = typed.trim();
  if (!code || !takesCode(channel)) return channel;
  const attempt = nextAttempt(channel);
  return { code, status: `Verify-${attempt}`, attempt };
}

/** The channel after an agent's answer; unchanged when no code is pending. */
export function withCodeAnswered(channel: Channel, answer: 'yes' | 'no'): Channel {
  return isWaiting(channel) ? { ...channel, status: answer } : channel;
}

export interface VerificationCircumstances {
  areQuestionsSubmitted: boolean;
  /** The channels that a code can be sent by. Both when absent. */
  channels?: readonly ChannelName[] | undefined;
}

/**
 * What the visitor sees of the verification (spec 2 §4.1):
 * - `questions`: the questions are not submitted, so verification has not begun
 * - `codes`: a channel needs a code: the first, another one, or one after a reset
 * - `agent`: each channel has a code, and at least one waits for an agent's answer
 * - `verified`: the agent's overall answer is yes; or the code of every channel is right, before the questions are
 * submitted
 * - `success`: the code of every channel is right and the questions are submitted
 */
export type VerificationStatus = 'questions' | 'codes' | 'agent' | 'verified' | 'success';

export function verificationStage(
  { overall, email, text }: Pick<Verification, 'overall' | 'email' | 'text'>,
  { areQuestionsSubmitted, channels = channelNames }: VerificationCircumstances,
): VerificationStatus {
  const contacts = channels.map((name) => ({ email, text })[name]);
  // Without any channel, only the agent's overall yes verifies the contact.
  const isProven = contacts.length > 0 && contacts.every(isVerified);
  if (isProven && areQuestionsSubmitted) return 'success';
  if (isProven || overall === 'yes') return 'verified';
  if (!areQuestionsSubmitted) return 'questions';
  return contacts.every((channel) => isWaiting(channel) || isVerified(channel)) ? 'agent' : 'codes';
}
