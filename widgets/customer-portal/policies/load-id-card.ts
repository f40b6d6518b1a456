import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt, type CalendarDate } from '#domain/calendar-date';
import type { IdCard } from '#domain/customer-policy';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { isRejected, SessionEndedError } from '#services/errors';
import { loadIdCard } from '#services/policies/load-id-card';
import { savedIdCards } from './saved-id-cards.ts';

export interface ShownIdCard {
  /** Undefined if the policy has none. */
  card: IdCard | undefined;
  /** The day on which the card was saved, if the service could not be reached. */
  savedOn: CalendarDate | undefined;
}

/** Loads the ID card of a policy and saves it for use without a network; falls back to the saved card. */
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
