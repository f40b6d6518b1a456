import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { loadConsent } from '#services/consent/load-consent';
import { saveConsent } from '#services/consent/save-consent';
import { loadKnownAnswers } from '#visitor/known-answers';
import { draftOfKnown, valuesOf } from './consent-draft.ts';
import type { consentMachine } from './consent-form.machine.ts';
import { consentDraft } from './consent-form.resume.ts';

type Implementations = Parameters<typeof consentMachine.provide>[0];

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param id of the link; a draft that was saved for another link is not restored.
 * @param host read at each call: a changed language or brand replaces it.
 */
export function consentActors(id: string, host: () => WidgetHost): Implementations {
  return {
    actions: { forgetDraft: () => consentDraft(host().visitor).drop() },
    actors: {
      entry: fromService(async () => {
        const { visitor } = host();
        const [saved, known] = await Promise.all([consentDraft(visitor).load(), loadKnownAnswers(visitor)]);
        return { saved: saved?.id === id ? saved : undefined, known: id ? {} : draftOfKnown(known) };
      }),
      record: fromService((request, signal) => loadConsent(host().client, request, signal)),
      saving: fromService(({ id: link, draft }, signal) => {
        const { firstName, lastName, email, phone } = valuesOf(draft, []);
        return saveConsent(host().client, { id: link, firstName, lastName, email, phone }, signal);
      }),
    },
  };
}
