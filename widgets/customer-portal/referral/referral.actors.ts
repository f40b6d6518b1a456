import * as z from 'zod/mini';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { autosave } from '#flow/machine/autosave';
import { fromService } from '#flow/machine/from-service';
import { referFriend } from '#services/account/refer-friend';
import { cityByZip } from '#services/address/city-by-zip';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';
import type { PortalSession } from '../portal-tab.types.ts';
import type { ReferralActor, referralMachine } from './referral.machine.ts';
import { friendOf, isEmptyDraft } from './referral.rules.ts';
import type { SavedReferral } from './referral.types.ts';

type Implementations = Parameters<typeof referralMachine.provide>[0];

const text = z.string();
const schema = z.object({
  draft: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    birthDate: z.object({ month: text, day: text, year: text }),
    zip: text,
    city: text,
    state: text,
  }),
  intent: z.optional(z.object({ key: text, request: text })),
}) as unknown as z.ZodMiniType<SavedReferral>;

/** The form, encrypted. It ends with the session. */
const referralDraft = (visitor: Visitor): VisitorRecord<SavedReferral> =>
  visitor.record('referralDraft', { version: 1, schema });

export interface ReferralPage {
  host: WidgetHost;
  session: Pick<PortalSession, 'endsWith'>;
  /** Where referrals are sent in the place of the service; empty for the service. */
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
      places: fromService(async ({ zip }, signal) => ({
        zip,
        ...(await cityByZip(page().host.client, { zip }, signal)),
      })),
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

/** Saves the form as it changes, keystrokes included. Returns how to stop it. */
export const autosaveReferral = (actor: ReferralActor, visitor: () => Visitor): (() => void) =>
  autosave(actor, {
    visitOf: (snapshot): SavedReferral | undefined =>
      snapshot.hasTag('kept') ? { draft: snapshot.context.draft, intent: snapshot.context.intent } : undefined,
    save: (saved) => {
      const record = referralDraft(visitor());
      if (!isEmptyDraft(saved.draft)) record.remember(saved);
      else if (record.read()) record.drop();
    },
  });
