import { type Channel, type ChannelName, isWaiting, type Verification } from '#domain/contact-verification';
import { readVerification } from '#services/verification/verification-row.contract';
import type { VerificationChange } from '../store/verifications.ts';

/** One code that a customer sent. */
export interface Try {
  code: string;
  attempt: number;
  /** Milliseconds since 1970, as every time here. */
  sentAt: number;
  answer: '' | 'yes' | 'no';
  answeredAt?: number;
}

/** Every code that was sent through a channel, oldest first, and the number of resets. */
export interface ChannelHistory {
  tries: Try[];
  resets: number;
}

/** Derives the codes and answers from the writes into a customer's row. */
export function historyOf(changes: readonly VerificationChange[]): Record<ChannelName, ChannelHistory> {
  const history: Record<ChannelName, ChannelHistory> = {
    email: { tries: [], resets: 0 },
    text: { tries: [], resets: 0 },
  };
  const row: Record<string, unknown> = {};
  let before: Verification = readVerification(row);
  for (const { cells, changedAt } of changes) {
    Object.assign(row, cells);
    const after = readVerification(row);
    for (const name of ['email', 'text'] as const) note(history[name], before[name], after[name], changedAt.getTime());
    before = after;
  }
  return history;
}

function note(history: ChannelHistory, before: Channel, after: Channel, at: number): void {
  const isOther = before.code !== after.code || before.attempt !== after.attempt;
  if (isWaiting(after) && (isOther || !isWaiting(before))) {
    history.tries.push({ code: after.code, attempt: after.attempt, sentAt: at, answer: '' });
  } else if (before.status !== '' && after.status === '') {
    history.resets += 1;
  } else if ((after.status === 'yes' || after.status === 'no') && after.status !== before.status) {
    const last = history.tries.findLast(({ code, attempt }) => code === after.code && attempt === after.attempt);
    if (last) Object.assign(last, { answer: after.status, answeredAt: at });
  }
}
