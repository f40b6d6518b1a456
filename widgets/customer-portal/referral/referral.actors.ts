import type { WidgetHost } from '#embed/runtime/define-widget';
import { autosave } from '#flow/machine/autosave';
import { fromService } from '#flow/machine/from-service';
import { isEmptyDraft, type SavedPerson } from '#forms/person/person-draft';
import { savedPersonSchema } from '#forms/person/person.schema';
import { loadPlaces } from '#forms/zip-lookup/load-places';
import { referFriend } from '#services/account/refer-friend';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';
import type { PortalSession } from '../portal-tab.types.ts';
import type { ReferralActor, referralMachine } from './referral.machine.ts';
import { friendOf } from './referral.rules.ts';

type Implementations = Parameters<typeof referralMachine.provide>[0];

/** The form, encrypted. It is removed when the session ends. */
const referralDraft = (visitor: Visitor): VisitorRecord<SavedPerson> =>
  visitor.record('referralDraft', { version: 1, schema: savedPersonSchema });

export interface ReferralPage {
  host: WidgetHost;
  session: Pick<PortalSession, 'endsWith'>;
  /** The address that receives referrals instead of the service; empty for the service. */
  url: string;
}

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param page read at each call: a changed language or configuration replaces it.
 */
export function referralActors(page: () => ReferralPage): Implementations {
  return {
    actions: {
      dropDraft: () => referralDraft(page().host.visitor).drop(),
      trackReferral: () => page().host.track('Friend Referred'),
    },
    actors: {
      saved: fromService(() => referralDraft(page().host.visitor).load()),
      places: fromService((request, signal) => loadPlaces(page().host.client, request, signal)),
      referral: fromService(({ customer, draft, intent }, signal) => {
        const { host, url } = page();
        const request = { customer, friend: friendOf(draft), intent, url: url || undefined };
        return referFriend(host.client, request, signal).catch((error: unknown) => {
          page().session.endsWith(error);
          throw error;
        });
      }),
    },
  };
}

/** Saves the form as it changes, keystrokes included. Returns a function that stops the autosave. */
export const autosaveReferral = (actor: ReferralActor, visitor: () => Visitor): (() => void) =>
  autosave(actor, {
    visitOf: (snapshot): SavedPerson | undefined =>
      snapshot.hasTag('kept') ? { draft: snapshot.context.draft, intent: snapshot.context.intent } : undefined,
    save: (saved) => {
      const record = referralDraft(visitor());
      if (!isEmptyDraft(saved.draft)) record.remember(saved);
      else if (record.read()) record.drop();
    },
  });
