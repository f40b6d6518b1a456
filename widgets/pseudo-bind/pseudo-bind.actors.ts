import type { AnyActorLogic } from 'xstate';
import { reportMissingService } from '#embed/debug/report-missing-service';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { purchaseServices } from '#forms/purchase/purchase.services';
import { loadBindQuote } from '#services/buying/load-bind-quote';
import { paymentPageOf } from './payment-page.ts';
import type { pseudoBindMachine } from './pseudo-bind.machine.ts';
import { openVisit } from './pseudo-bind.resume.ts';

type Implementations = Parameters<typeof pseudoBindMachine.provide>[0];

// Chunks that are not needed before the first section is confirmed.
const californiaModule = () => import('#services/buying/california-start');
const verificationMachineModule = () => import('./verification/verification.machine.ts');
const verificationActorsModule = () => import('./verification/verification.actors.ts');

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function pseudoBindActors(host: () => WidgetHost): Implementations {
  const client = () => host().client;
  const { actions, actors } = purchaseServices(host);
  return {
    actions: {
      ...actions,
      fail: (_, { code, message }) => host().fail(code, message),
      openPaymentPage: ({ context }) => void host().navigate(paymentPageOf(context), 'payment'),
      reportMissingSheet: () =>
        reportMissingService(host(), {
          widget: 'pseudo-bind',
          key: 'services.verificationSheet.url',
          effect: 'answers and codes cannot be sent to an agent, and visitors are asked to call.',
        }),
    },
    actors: {
      ...actors,
      savedVisit: fromService(({ transactionId }) => openVisit(host().visitor, transactionId).load()),
      quote: fromService((reference, signal) => loadBindQuote(client(), reference, signal)),
      californiaStart: fromService(async (reference, signal) =>
        (await californiaModule()).californiaStart(client(), reference, signal),
      ),
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
