import type { AnyActorLogic } from 'xstate';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { loadBindQuote } from '#services/buying/load-bind-quote';
import { ServiceError } from '#services/errors';
import type { pseudoBindMachine } from './pseudo-bind.machine.ts';
import { openVisit } from './pseudo-bind.resume.ts';

type Implementations = Parameters<typeof pseudoBindMachine.provide>[0];

// Chunks that are not needed before the first section is confirmed.
const calls = () => import('./calls.chunk.ts');
const verificationMachineModule = () => import('./verification/verification.machine.ts');
const verificationActorsModule = () => import('./verification/verification.actors.ts');

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function pseudoBindActors(host: () => WidgetHost): Implementations {
  const client = () => host().client;
  return {
    actions: {
      fail: (_, { code, message }) => host().fail(code, message),
    },
    actors: {
      savedVisit: fromService(({ transactionId }) => openVisit(host().visitor, transactionId).load()),
      quote: fromService((reference, signal) => loadBindQuote(client(), reference, signal)),
      californiaStart: fromService(async (reference, signal) =>
        (await calls()).californiaStart(client(), reference, signal),
      ),
      vehicleByVin: fromService(async ({ vin }, signal) => {
        const { detailByVin } = await calls();
        try {
          const [name = null] = await detailByVin(client(), { vin }, signal);
          return { vin, name };
        } catch (error) {
          if (error instanceof ServiceError && error.kind === 'refused') return { vin, name: null };
          throw error;
        }
      }),
      licenseCheck: fromService(async (question, signal) => (await calls()).checkLicense(client(), question, signal)),
      driverChecks: fromService(async (question, signal) => (await calls()).checkDrivers(client(), question, signal)),
      followUp: fromService(async (question, signal) => {
        const { followUp, householdOf } = await calls();
        return householdOf(await followUp(client(), question, signal));
      }),
      verificationModule: fromService(async () => {
        const [{ verificationMachine }, { verificationActors }] = await Promise.all([
          verificationMachineModule(),
          verificationActorsModule(),
        ]);
        return { verificationMachine: verificationMachine.provide(verificationActors(host)) as AnyActorLogic };
      }),
    },
  };
}
