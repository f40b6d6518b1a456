import { isStateCode } from '#domain/us-state';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { trackSteps } from '#flow/machine/track-steps';
import type { CreateCustomerActor } from './create-customer.machine.ts';
import type { StepMeta } from './create-customer.types.ts';

/**
 * Reports steps and the outcome to the page and to analytics.
 *
 * @returns a function that stops tracking.
 */
export const trackCreateCustomer = (actor: CreateCustomerActor, host: () => WidgetHost): (() => void) =>
  trackSteps<StepMeta>(actor, host, ({ outcome }) => {
    if (!outcome) return;
    const { state } = actor.getSnapshot().context.draft;
    if (isStateCode(state)) host().track('Customer Created', { state });
    host().complete(outcome);
  });
