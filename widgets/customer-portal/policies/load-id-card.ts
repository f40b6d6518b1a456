import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt, type CalendarDate } from '#domain/calendar-date';
import type { IdCard } from '#domain/customer-policy';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { isRejected, SessionEndedError } from '#services/errors';
import { loadIdCard } from '#services/policies/load-id-card';
import { savedIdCards } from './saved-id-cards.ts';

export interface ShownIdCard {
  /** Undefined where the policy has none. */
  card: IdCard | undefined;
  /** The service could not be reached: the card is the one that was saved on this day. */
  savedOn: CalendarDate | undefined;
}

/** The ID card of a policy, which is saved for the time without a network; the saved one, where it cannot be loaded. */
export async function loadShownIdCard(
  { client, visitor }: WidgetHost,
  policyId: string,
  signal: AbortSignal,
): Promise<ShownIdCard> {
  const record = savedIdCards(visitor);
  try {
    const card = await loadIdCard(client, { policyId }, signal);
    const others = ((await record.load()) ?? []).filter((saved) => saved.policyId !== policyId);
    signal.throwIfAborted();
    const savedOn = dateAt(visitor.now(), agencyTimeZone);
    record.remember(card ? [...others, { policyId, card, savedOn }] : others);
    return { card, savedOn: undefined };
  } catch (error) {
    if (error instanceof SessionEndedError || isRejected(error)) throw error;
    const saved = (await record.load())?.find((other) => other.policyId === policyId);
    if (!saved) throw error;
    return { card: saved.card, savedOn: saved.savedOn };
  }
}
