import { type AnyActorLogic, fromCallback, fromPromise } from 'xstate';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { loadBindQuote } from '#services/buying/load-bind-quote';
import { ServiceError } from '#services/errors';
import type { pseudoBindMachine } from './pseudo-bind.machine.ts';
import { openVisit } from './pseudo-bind.resume.ts';
import type { BindEvent } from './pseudo-bind.types.ts';

type Implementations = Parameters<typeof pseudoBindMachine.provide>[0];

// Nothing of these is asked before the visitor has answered something.
const calls = () => import('./pseudo-bind.calls.ts');
const verification = () => import('./verification/verification.machine.ts');
const verificationCalls = () => import('./verification/verification.actors.ts');

const asked = <Answer, Input>(ask: (input: Input, signal: AbortSignal) => Promise<Answer>) =>
  fromPromise<Answer, Input>(({ input, signal }) => ask(input, signal));

/**
 * Stands the page's services, its network and its storage behind the machine's questions.
 *
 * @param host read at each question: a changed language or brand brings another one.
 */
export function implementations(host: () => WidgetHost): Implementations {
  const client = () => host().client;
  return {
    actions: {
      fail: (_, { code, message }) => host().fail(code, message),
    },
    actors: {
      network: fromCallback<BindEvent>(({ sendBack }) => {
        const lost = () => sendBack({ type: 'NETWORK.LOST' });
        const returned = () => sendBack({ type: 'NETWORK.RETURNED' });
        if (!navigator.onLine) lost();
        addEventListener('offline', lost);
        addEventListener('online', returned);
        return () => {
          removeEventListener('offline', lost);
          removeEventListener('online', returned);
        };
      }),
      savedVisit: asked(({ transactionId }) => openVisit(host().visitor, transactionId).load()),
      quote: asked((purchase, signal) => loadBindQuote(client(), purchase, signal)),
      californiaStart: asked(async (purchase, signal) => (await calls()).californiaStart(client(), purchase, signal)),
      vehicleByVin: asked(async ({ vin }, signal) => {
        const { detailByVin } = await calls();
        try {
          const [name = null] = await detailByVin(client(), { vin }, signal);
          return { vin, name };
        } catch (error) {
          if (error instanceof ServiceError && error.kind === 'refused') return { vin, name: null };
          throw error;
        }
      }),
      licenseCheck: asked(async (of, signal) => (await calls()).checkLicense(client(), of, signal)),
      driverChecks: asked(async (of, signal) => (await calls()).checkDrivers(client(), of, signal)),
      followUp: asked(async (of, signal) => {
        const { followUp, householdOf } = await calls();
        return householdOf(await followUp(client(), of, signal));
      }),
      verificationParts: asked(async () => {
        const [{ verificationMachine }, { verificationImplementations }] = await Promise.all([
          verification(),
          verificationCalls(),
        ]);
        return { verificationMachine: verificationMachine.provide(verificationImplementations(host)) as AnyActorLogic };
      }),
    },
  };
}
