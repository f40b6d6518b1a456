/** What a visitor proves to reach them by: a code that came by email, one that came by text. */
export type ChannelName = 'email' | 'text';
export const channelNames: readonly ChannelName[] = ['email', 'text'];

/** Which try of a channel this is. After the third there is a new start. */
export type Attempt = 1 | 2 | 3;
const lastAttempt = 3;

/** Nothing sent; sent and not answered (`Verify-n`, of the nth try); right; wrong. */
export type CodeStatus = '' | `Verify-${Attempt}` | 'yes' | 'no';

/** How far the proof of one channel has come. */
export interface Channel {
  /** The code of the latest try; empty before the first. */
  code: string;
  status: CodeStatus;
  /** The try that `status` is about. */
  attempt: Attempt;
}

/** One transaction's row of the verification sheet, in the widget's terms. */
export interface Verification {
  transactionId: string;
  rateQuoteId: string;
  /** The agent's word about the whole. */
  overall: '' | 'yes' | 'no';
  email: Channel;
  text: Channel;
  /** The visitor asked for a call back. Empty until the question arose. */
  callBack: 'Yes' | 'No' | '';
  /** What the service said when an agent was notified. */
  agentNotification: string;
}

/** What is recorded of an agent who could not be notified (spec 2 §8.1). */
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
    callBack: '',
    agentNotification: '',
  };
}

/** A code has been sent that no agent has answered. */
export function isWaiting({ status }: Channel): boolean {
  return status.startsWith('Verify-');
}

export function isVerified({ status }: Channel): boolean {
  return status === 'yes';
}

/** The last code was wrong, and it was not the last try. */
export function mayTryAgain({ status, attempt }: Channel): boolean {
  return status === 'no' && attempt < lastAttempt;
}

/** The third code was wrong: the channel has to begin anew, with {@link untriedChannel}. */
export function mustStartAnew({ status, attempt }: Channel): boolean {
  return status === 'no' && attempt === lastAttempt;
}

/** A code can be sent. Not while one waits for its answer, nor once the channel is verified, nor before it begins anew. */
export function takesCode(channel: Channel): boolean {
  return channel.status === '' || mayTryAgain(channel);
}

/** The try that a code sent now would be. */
function nextAttempt(channel: Channel): Attempt {
  return mayTryAgain(channel) ? ((channel.attempt + 1) as Attempt) : 1;
}

/** The channel once a code is sent; unchanged for a blank one, and where none can be sent. */
export function withCodeSent(channel: Channel, typed: string): Channel {
  const code = typed.trim();
  if (!code || !takesCode(channel)) return channel;
  const attempt = nextAttempt(channel);
  return { code, status: `Verify-${attempt}`, attempt };
}

/** The channel once an agent has answered; unchanged where no code waits for it. */
export function withCodeAnswered(channel: Channel, answer: 'yes' | 'no'): Channel {
  return isWaiting(channel) ? { ...channel, status: answer } : channel;
}

/**
 * What the visitor is to see of the verification (spec 2 §4.1):
 * - `questions`: they have not submitted the questions, so it has not begun
 * - `codes`: a channel wants a code, a first, another, or one after a new start
 * - `agent`: each channel has a code, and an agent has to answer one at least
 * - `verified`: the agent says yes to the whole; or to both codes, before the questions are submitted
 * - `success`: both codes are right and the questions are submitted
 */
export type VerificationStage = 'questions' | 'codes' | 'agent' | 'verified' | 'success';

export function verificationStage(
  { overall, email, text }: Pick<Verification, 'overall' | 'email' | 'text'>,
  { areQuestionsSubmitted }: { areQuestionsSubmitted: boolean },
): VerificationStage {
  const isProven = isVerified(email) && isVerified(text);
  if (isProven && areQuestionsSubmitted) return 'success';
  if (isProven || overall === 'yes') return 'verified';
  if (!areQuestionsSubmitted) return 'questions';
  return [email, text].every((channel) => isWaiting(channel) || isVerified(channel)) ? 'agent' : 'codes';
}
