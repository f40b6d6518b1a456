import { SimulatedClock } from 'xstate';
import type { Verification } from '#domain/contact-verification';
import { type FakeResponses, runChildMachine } from '#flow/testing/run-machine';
import { exampleInput, newRow } from '../verification.examples.ts';
import { verificationMachine } from '../verification.machine.ts';
import type { VerificationInput } from '../verification.types.ts';

export type Responses = FakeResponses<typeof verificationMachine>;

interface Options {
  responses?: Responses;
  input?: Partial<VerificationInput>;
}

/** Runs the verification inside a widget, over fake services, on a clock that the test moves. */
export function runVerification({ responses = {}, input = {} }: Options = {}) {
  const clock = new SimulatedClock();
  const run = runChildMachine(verificationMachine, {
    clock,
    input: { ...exampleInput, now: () => clock.now(), ...input },
    responses: {
      findRow: newRow,
      createRow: { row: newRow, isNew: true },
      writeDetails: undefined,
      notifyAgent: { ...newRow, agentNotification: 'Success' },
      requestCallBack: { ...newRow, callBack: 'Yes' },
      sendCode: newRow,
      resetChannel: newRow,
      ...responses,
    },
    callbacks: ['network', 'visibility'],
  });
  const row = () => run.context().row;
  return {
    ...run,
    row,
    /** Changes the sheet's responses from now on. */
    sheetSays(changes: Partial<Verification>) {
      run.responses.findRow = { ...newRow, ...row(), ...changes };
    },
    /** Sends an event of the page. */
    pageSends: (type: 'PAGE.HIDDEN' | 'PAGE.SEEN' | 'NETWORK.LOST' | 'NETWORK.RETURNED') =>
      run.sendFrom(type.startsWith('NETWORK') ? 'network' : 'visibility', { type }),
  };
}
