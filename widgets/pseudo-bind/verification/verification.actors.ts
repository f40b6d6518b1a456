import {
  failedNotification,
  mustBeReset,
  newVerification,
  untriedChannel,
  type Verification,
  withCodeSent,
} from '#domain/contact-verification';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { nonVoiceCall } from '#services/agents/non-voice-call';
import { spreadsheetText } from '#services/contract/spreadsheet-text';
import { createVerification } from '#services/verification/create-verification';
import { searchDetailCells, searchVerifications } from '#services/verification/search-verifications';
import { updateVerification } from '#services/verification/update-verification';
import { changedCells, channelResetCells, codeSentCells, detailCells } from '#services/verification/verification-row';
import type { VerificationCells } from '#services/verification/verification-row.contract';
import { type Locks, withLock } from '#visitor/with-lock';
import type { verificationMachine } from './verification.machine.ts';
import type { AgentCall } from './verification.setup.ts';
import type { RowAddress } from './verification.types.ts';

type Implementations = Parameters<typeof verificationMachine.provide>[0];

/** Milliseconds to wait for the lock: another tab may be frozen while it holds it. */
const longestWait = 15_000;

/** Recorded when an agent was notified and the service sent no message. */
const notified = 'Success';

const browserLocks = (): Locks | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Implements the machine's actors with the verification sheet and the agent's call. A change reads the row first, under
 * a cross-tab lock: a second row is never created, and no attempt counted twice or lost.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function verificationActors(
  host: () => Pick<WidgetHost, 'client' | 'visitor'>,
  locks = browserLocks(),
): Implementations {
  const client = () => host().client;
  const underLock = <Answer>({ transactionId }: RowAddress, task: () => Promise<Answer>) =>
    withLock(locks, `covermount:verification:${transactionId}`, longestWait, task);

  const write = ({ transactionId, sheet }: RowAddress, changes: VerificationCells, signal: AbortSignal) =>
    updateVerification(client(), { transactionId, sheet, changes, now: host().visitor.now() }, signal);

  /** Reads the row and changes it, under the lock. */
  const change = (
    of: RowAddress,
    signal: AbortSignal,
    decide: (row: Verification) => Promise<Verification>,
  ): Promise<Verification> =>
    underLock(of, async () => {
      const row = await searchVerifications(client(), of, signal);
      if (!row) throw new Error('The verification sheet has no row of this transaction.');
      return decide(row);
    });

  /** Calls an agent. Returns the message to record: the service's, or that the call failed. */
  const call = async ({ phone, rateQuoteId }: AgentCall, signal: AbortSignal): Promise<string> => {
    try {
      const { message } = await nonVoiceCall(client(), { phone, rateQuoteId }, signal);
      return message || notified;
    } catch (error) {
      if (signal.aborted) throw error;
      return failedNotification;
    }
  };

  /** Calls an agent and records the message, which replaces that of an earlier call. */
  const notify = async (of: AgentCall, row: Verification, signal: AbortSignal): Promise<Verification> => {
    const agentNotification = await call(of, signal);
    await write(of, { 'Agent Notification': spreadsheetText(agentNotification) }, signal);
    return { ...row, agentNotification };
  };

  return {
    actors: {
      findRow: fromService((of, signal) => searchVerifications(client(), of, signal)),

      createRow: fromService((of, signal) =>
        underLock(of, async () => {
          const found = await searchVerifications(client(), of, signal);
          if (found) return { row: found, isNew: false };
          const row = newVerification(of);
          await createVerification(
            client(),
            { verification: row, details: of.details, now: host().visitor.now(), sheet: of.sheet },
            signal,
          );
          return { row, isNew: true };
        }),
      ),

      // The stored row, because an earlier visit or a write whose response was lost may have filled other columns.
      writeDetails: fromService(async (of, signal) => {
        const stored = await searchDetailCells(client(), of, signal);
        await write(of, changedCells(stored, detailCells(of.details)), signal);
      }),

      notifyAgent: fromService((of, signal) =>
        change(of, signal, async (row) => {
          if (row.agentNotification !== '' && row.agentNotification !== failedNotification) return row;
          return notify(of, row, signal);
        }),
      ),

      requestCallBack: fromService((of, signal) =>
        change(of, signal, async (row) => {
          if (row.callBack === 'Yes') return row;
          // The request first: the agent reads it even if the call fails.
          await write(of, { 'Request Call Back': 'Yes' }, signal);
          return notify(of, { ...row, callBack: 'Yes' }, signal);
        }),
      ),

      sendCode: fromService((of, signal) =>
        change(of, signal, async (row) => {
          const before = row[of.channel];
          const after = withCodeSent(before, of.code);
          // Another tab, or this one before its response was lost, has sent the code.
          if (after === before) return row;
          await write(of, codeSentCells(of.channel, after), signal);
          return { ...row, [of.channel]: after };
        }),
      ),

      resetChannel: fromService((of, signal) =>
        change(of, signal, async (row) => {
          if (!mustBeReset(row[of.channel])) return row;
          await write(of, channelResetCells(of.channel), signal);
          return { ...row, [of.channel]: untriedChannel };
        }),
      ),
    },
  };
}
