import type { AnyActorLogic } from 'xstate';
import { reportMissingService } from '#embed/debug/report-missing-service';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { loadBindQuote } from '#services/buying/load-bind-quote';
import { isRejected } from '#services/errors';
import { paymentPageOf } from './payment-page.ts';
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
      rememberPlace: (_, { place }) => place && host().visitor.remember('place', place),
      openPaymentPage: ({ context }) => void host().navigate(paymentPageOf(context), 'payment'),
      reportMissingSheet: () =>
        reportMissingService(host(), {
          widget: 'pseudo-bind',
          key: 'services.verificationSheet.url',
          effect: 'answers and codes cannot be sent to an agent, and visitors are asked to call.',
        }),
    },
    actors: {
      savedVisit: fromService(({ transactionId }) => openVisit(host().visitor, transactionId).load()),
      quote: fromService((reference, signal) => loadBindQuote(client(), reference, signal)),
      californiaStart: fromService(async (reference, signal) =>
        (await calls()).californiaStart(client(), reference, signal),
      ),
      vehicleByVin: fromService(async ({ vin }, signal) => {
        const { knownByVin } = await calls();
        try {
          const [name = null] = await knownByVin(client(), { vin }, signal);
          return { vin, name };
        } catch (error) {
          if (isRejected(error)) return { vin, name: null };
          throw error;
        }
      }),
      licenseCheck: fromService(async (question, signal) => (await calls()).checkLicense(client(), question, signal)),
      driverChecks: fromService(async (question, signal) => (await calls()).checkDrivers(client(), question, signal)),
      placeByZip: fromService(async ({ zip }, signal) => {
        const { places } = await (await calls()).cityByZip(client(), { zip }, signal);
        return places[0];
      }),
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
