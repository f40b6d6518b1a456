import { runMachine } from '#flow/testing/run-machine';
import { connectPage, connectShell } from '../roadside.connect.ts';
import { exampleInput } from '../roadside.examples.ts';
import { roadsideMachine } from '../roadside.machine.ts';
import type { RoadsideInput } from '../roadside.types.ts';
import { austin, confirmed, nothingSaved, offer, page } from './example-visit.ts';

/** Responses of the machine's actors, and the machine's input. */
export type RunOptions = Record<string, unknown> & Partial<RoadsideInput>;

/** Runs the machine over fake services, which succeed unless a response says otherwise. */
export function runRoadside({
  transactionId = '',
  path = exampleInput.path,
  config = exampleInput.config,
  ...responses
}: RunOptions = {}) {
  const logged: unknown[] = [];
  const run = runMachine(roadsideMachine, {
    input: { config, transactionId, path },
    responses: {
      savedVisit: nothingSaved,
      offer,
      places: austin,
      enrollment: page,
      waitlist: undefined,
      transaction: confirmed,
      leavePage: true,
      ...responses,
    },
    callbacks: ['network', 'visibility'],
    provide: {
      actions: {
        log: (_: unknown, { step }: { step: string }) => void logged.push(step),
        logStatus: (_: unknown, { transaction }: { transaction: { statusCode: string } }) =>
          void logged.push(transaction.statusCode),
      },
    },
  });
  return {
    ...run,
    logged,
    page: () => connectPage(run.actor.getSnapshot()),
    shell: () => connectShell(run.actor.getSnapshot()),
  };
}
