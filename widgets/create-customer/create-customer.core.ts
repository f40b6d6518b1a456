import { serviceVariant } from '#domain/service-variant';
import { isStateCode } from '#domain/us-state';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { startMachine } from '#flow/machine/start-machine';
import { createCustomerActors } from './create-customer.actors.ts';
import { connectPage, connectProblem } from './create-customer.connect.ts';
import { createCustomerMachine } from './create-customer.machine.ts';
import { autosaveDraft } from './create-customer.resume.ts';
import { trackCreateCustomer } from './create-customer.tracking.ts';
import type { CreateCustomerInput } from './create-customer.types.ts';

/**
 * Starts the machine with the page's services, autosave and tracking. The form's state determines which services are
 * called.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export const startCreateCustomer = (input: CreateCustomerInput, host: () => WidgetHost) =>
  startMachine(createCustomerMachine.provide(createCustomerActors(host)), {
    input,
    view: { problem: connectProblem, page: connectPage },
    followers: [
      (actor) =>
        host().visitor.decideVariant(() => {
          const { visitor, path } = host();
          const { state } = actor.getSnapshot().context.draft;
          return serviceVariant({
            customerState: isStateCode(state) ? state : '',
            path,
            tokenState: visitor.read('customerSession')?.state,
            placeState: visitor.read('place')?.state,
          });
        }),
      (actor) => trackCreateCustomer(actor, host),
      (actor) => autosaveDraft(actor, () => host().visitor),
    ],
  });
