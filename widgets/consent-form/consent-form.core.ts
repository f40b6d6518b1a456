// A link's person is loaded first, so the HTTP client is loaded with the machine.
import '#services/http';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { startMachine } from '#flow/machine/start-machine';
import { consentActors } from './consent-form.actors.ts';
import { connectPage, connectShell } from './consent-form.connect.ts';
import { consentMachine } from './consent-form.machine.ts';
import { autosaveDraft } from './consent-form.resume.ts';
import { trackConsent } from './consent-form.tracking.ts';
import type { ConsentInput } from './consent-form.types.ts';

/**
 * Starts the machine with the page's services, autosave and tracking.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export const startConsent = (input: ConsentInput, host: () => WidgetHost) =>
  startMachine(consentMachine.provide(consentActors(input.id, host)), {
    input,
    view: { shell: connectShell, page: connectPage },
    followers: [(actor) => trackConsent(actor, host), (actor) => autosaveDraft(actor, () => host().visitor)],
  });
