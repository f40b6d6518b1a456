import { fromCallback } from 'xstate';
import { fromService } from '#flow/machine/from-service';
import { leavePage } from '#flow/machine/leave-page';
import { markAsSent } from '#forms/native-form/stored-input';
import type { outOfServiceMachine } from './out-of-service.machine.ts';
import type { OutOfServiceEvent, OutOfServicePage } from './out-of-service.types.ts';
import { type EmailLead, sendEmail, type UnansweredRows } from './send-email.ts';

type Implementations = Parameters<typeof outOfServiceMachine.provide>[0];

/**
 * Implements the machine's actors with the page's timer, services and navigation.
 *
 * @param page read at each call: a changed configuration or language replaces it.
 */
export function outOfServiceActors(page: () => OutOfServicePage): Implementations {
  const unanswered: UnansweredRows = new Map();
  return {
    actors: {
      countdown: fromCallback<OutOfServiceEvent>(({ sendBack }) => {
        // The countdown pauses in a hidden tab, where nobody reads the warning.
        const timer = setInterval(() => document.hidden || sendBack({ type: 'SECOND.PASSED' }), 1000);
        return () => clearInterval(timer);
      }),

      pageRestore: fromCallback<OutOfServiceEvent>(({ sendBack }) => {
        const onPageShow = (event: PageTransitionEvent) => event.persisted && sendBack({ type: 'PAGE.RESTORED' });
        addEventListener('pageshow', onPageShow);
        return () => removeEventListener('pageshow', onPageShow);
      }),

      leavePage: leavePage(() => page().host),

      emailDelivery: fromService(async (lead: EmailLead, signal) => {
        const delivery = await sendEmail(page(), lead, unanswered, signal);
        const { config, host } = page();
        markAsSent(host, 'out-of-service', config.action);
        return delivery;
      }),
    },
  };
}
