import { fromCallback, fromPromise } from 'xstate';
import {
  failedNotification,
  mustStartAnew,
  newVerification,
  untriedChannel,
  type Verification,
  withCodeSent,
} from '#domain/contact-verification';
import { spreadsheetText } from '#domain/spreadsheet-text';
import {
  changedCells,
  channelResetCells,
  codeSentCells,
  detailCells,
  type VerificationCells,
} from '#domain/verification-row';
import type { WidgetHost } from '#embed/define-widget';
import { requestNonVoiceCall } from '#services/agents/request-call';
import { createVerification } from '#services/verification/create-verification';
import { findVerification } from '#services/verification/find-verification';
import { updateVerification } from '#services/verification/update-verification';
import { type Locks, oneAtATime } from '#visitor/one-at-a-time';
import type { verificationMachine } from './verification.machine.ts';
import type { AgentCall } from './verification.setup.ts';
import type { RowAddress, VerificationEvent } from './verification.types.ts';

type Implementations = Parameters<typeof verificationMachine.provide>[0];

/** A tab may be frozen while it holds the lock. */
const longestWait = 15_000;

/** What is recorded where an agent was notified and the service had nothing to say of it. */
const notified = 'Success';

const browserLocks = (): Locks | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Answers of the services to the machine's questions. */
const asked = <Answer, Input>(ask: (input: Input, signal: AbortSignal) => Promise<Answer>) =>
  fromPromise<Answer, Input>(({ input, signal }) => ask(input, signal));

/**
 * Stands the verification sheet and the agent's call behind the machine's questions. What depends on the row reads it
 * first, in turns with the visitor's other tabs: a second row is never made, and no try counted twice or forgotten.
 *
 * @param host read at each question: a changed language or brand brings another one.
 */
export function verificationActors(
  host: () => Pick<WidgetHost, 'client' | 'visitor'>,
  locks = browserLocks(),
): Implementations {
  const client = () => host().client;
  const inTurn = <Answer>({ transactionId }: RowAddress, task: () => Promise<Answer>) =>
    oneAtATime(locks, `covermount:verification:${transactionId}`, longestWait, task);

  const write = ({ transactionId, sheet }: RowAddress, changes: VerificationCells, signal: AbortSignal) =>
    updateVerification(client(), { transactionId, sheet, changes, now: host().visitor.now() }, signal);

  /** Changes the row as what it says at that moment asks for. */
  const change = (
    of: RowAddress,
    signal: AbortSignal,
    decide: (row: Verification) => Promise<Verification>,
  ): Promise<Verification> =>
    inTurn(of, async () => {
      const row = await findVerification(client(), of, signal);
      if (!row) throw new Error('The verification sheet has no row of this transaction.');
      return decide(row);
    });

  /** What the service says of an agent who was asked to call; a failure is an answer too. */
  const call = async ({ phone, rateQuoteId }: AgentCall, signal: AbortSignal): Promise<string> => {
    try {
      const { message } = await requestNonVoiceCall(client(), { phone, rateQuoteId }, signal);
      return message || notified;
    } catch (error) {
      if (signal.aborted) throw error;
      return failedNotification;
    }
  };

  return {
    actors: {
      page: fromCallback<VerificationEvent>(({ sendBack }) => {
        const lost = () => sendBack({ type: 'NETWORK.LOST' });
        const returned = () => sendBack({ type: 'NETWORK.RETURNED' });
        const looked = () => sendBack({ type: document.visibilityState === 'hidden' ? 'PAGE.HIDDEN' : 'PAGE.SEEN' });
        if (!navigator.onLine) lost();
        looked();
        addEventListener('offline', lost);
        addEventListener('online', returned);
        document.addEventListener('visibilitychange', looked);
        return () => {
          removeEventListener('offline', lost);
          removeEventListener('online', returned);
          document.removeEventListener('visibilitychange', looked);
        };
      }),

      findRow: asked((of, signal) => findVerification(client(), of, signal)),

      createRow: asked((of, signal) =>
        inTurn(of, async () => {
          const found = await findVerification(client(), of, signal);
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

      writeDetails: asked((of, signal) =>
        write(of, changedCells(detailCells(of.written), detailCells(of.details)), signal),
      ),

      notifyAgent: asked((of, signal) =>
        change(of, signal, async (row) => {
          if (row.agentNotification !== '' && row.agentNotification !== failedNotification) return row;
          const agentNotification = await call(of, signal);
          await write(of, { 'Agent Notification': spreadsheetText(agentNotification) }, signal);
          return { ...row, agentNotification };
        }),
      ),

      requestCallBack: asked((of, signal) =>
        change(of, signal, async (row) => {
          if (row.callBack === 'Yes') return row;
          // The wish first: it is what the agent reads, whatever becomes of the call.
          await write(of, { 'Request Call Back': 'Yes' }, signal);
          const wished: Verification = { ...row, callBack: 'Yes' };
          if ((await call(of, signal)) !== failedNotification) return wished;
          await write(of, { 'Agent Notification': failedNotification }, signal);
          return { ...wished, agentNotification: failedNotification };
        }),
      ),

      sendCode: asked((of, signal) =>
        change(of, signal, async (row) => {
          const before = row[of.channel];
          const after = withCodeSent(before, of.code);
          // Another tab, or the same wish before its answer was lost, has sent one.
          if (after === before) return row;
          await write(of, codeSentCells(of.channel, after), signal);
          return { ...row, [of.channel]: after };
        }),
      ),

      resetChannel: asked((of, signal) =>
        change(of, signal, async (row) => {
          if (!mustStartAnew(row[of.channel])) return row;
          await write(of, channelResetCells(of.channel), signal);
          return { ...row, [of.channel]: untriedChannel };
        }),
      ),
    },
  };
}
