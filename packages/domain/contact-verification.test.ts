import { describe, expect, it } from 'vitest';
import {
  type Channel,
  isVerified,
  isWaiting,
  hasAttemptLeft,
  mustBeReset,
  newVerification,
  takesCode,
  untriedChannel,
  verificationStage,
  withCodeAnswered,
  withCodeSent,
} from './contact-verification.ts';

const channels: readonly Channel[] = [
  untriedChannel,
  ...([1, 2, 3] as const).flatMap((attempt): Channel[] => [
    { code: '411902', status: `Verify-${attempt}`, attempt },
    { code: '411902', status: 'no', attempt },
    { code: '411902', status: 'yes', attempt },
  ]),
];
const statusText = ({ status, attempt }: Channel) => `${status || 'nothing'} at ${attempt}`;

describe('withCodeSent', () => {
  it.each([
    ['nothing at 1', 'Verify-1 at 1'],
    ['no at 1', 'Verify-2 at 2'],
    ['no at 2', 'Verify-3 at 3'],
    // Unchanged: before the channel is reset, while a code is pending, and after a right code.
    ...['no at 3', 'Verify-1 at 1', 'Verify-2 at 2', 'Verify-3 at 3', 'yes at 1', 'yes at 2', 'yes at 3'].map(
      (same) => [same, same],
    ),
  ])('changes a channel with %s to %s when a code is sent', (before, after) => {
    const channel = channels.find((candidate) => statusText(candidate) === before)!;
    const sent = withCodeSent(channel, ' 730125 ');
    expect(statusText(sent)).toBe(after);
    expect(sent.code).toBe(before === after ? channel.code : '730125');
    expect(takesCode(channel)).toBe(before !== after);
  });

  it.each(['', ' ', '\t\n'])('ignores the blank code %j', (blank) => {
    for (const channel of channels) expect(withCodeSent(channel, blank)).toBe(channel);
  });
});

describe('withCodeAnswered', () => {
  it.each(channels.map((channel) => [statusText(channel), channel] as const))(
    'applies an answer only to a pending code: %s',
    (_said, channel) => {
      for (const answer of ['yes', 'no'] as const) {
        expect(withCodeAnswered(channel, answer)).toEqual(
          isWaiting(channel) ? { ...channel, status: answer } : channel,
        );
      }
    },
  );

  it('allows two more attempts after a wrong code, and requires a reset after the third', () => {
    let channel: Channel = untriedChannel;
    const outcomes: string[] = [];
    for (const code of ['1', '2', '3']) {
      channel = withCodeAnswered(withCodeSent(channel, code), 'no');
      outcomes.push(mustBeReset(channel) ? 'anew' : hasAttemptLeft(channel) ? 'again' : '');
    }
    expect(outcomes).toEqual(['again', 'again', 'anew']);
    expect(takesCode(channel)).toBe(false);
  });
});

const combinations = channels.flatMap((email) =>
  channels.flatMap((text) =>
    (['', 'yes', 'no'] as const).map((overall) => ({
      ...newVerification({ transactionId: 't-1', rateQuoteId: 'rq-1' }),
      email,
      text,
      overall,
    })),
  ),
);

describe('verificationStage', () => {
  it.each(
    combinations.map(
      (combination) =>
        [
          statusText(combination.email),
          statusText(combination.text),
          combination.overall || 'nothing',
          combination,
        ] as const,
    ),
  )('derives the stage with email %s, text %s and overall status %s', (_email, _text, _overall, verification) => {
    const { email, text, overall } = verification;
    const statuses = [email.status, text.status];
    const isRight = statuses.every((status) => status === 'yes');
    const wantsCode = statuses.some((status) => status === '' || status === 'no');
    expect(verificationStage(verification, { areQuestionsSubmitted: true })).toBe(
      isRight ? 'success' : overall === 'yes' ? 'verified' : wantsCode ? 'codes' : 'agent',
    );
    expect(verificationStage(verification, { areQuestionsSubmitted: false })).toBe(
      isRight || overall === 'yes' ? 'verified' : 'questions',
    );
  });

  it('leaves every stage through a code, a restart or an agent’s answer', () => {
    for (const { email, text, overall } of combinations) {
      const stage = verificationStage({ email, text, overall }, { areQuestionsSubmitted: true });
      if (stage === 'codes')
        expect([email, text].some((channel) => takesCode(channel) || mustBeReset(channel))).toBe(true);
      if (stage === 'agent')
        expect(
          [email, text].some(isWaiting) && [email, text].every((channel) => isWaiting(channel) || isVerified(channel)),
        ).toBe(true);
    }
    expect(combinations).toHaveLength(300);
  });
});
