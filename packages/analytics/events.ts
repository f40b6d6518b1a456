import type * as z from 'zod/mini';
import type { eventCatalogue } from './event-catalogue.ts';

type Catalogue = typeof eventCatalogue;

type EventName = keyof Catalogue;
type EventData<Name extends EventName> = z.input<Catalogue[Name]>;

/** The data of an event, without `widget`, which every event has. */
export type ReportableKey = { [Name in EventName]: keyof EventData<Name> }[EventName];

/**
 * Sends one event of the catalogue with its data.
 *
 * @example
 * host.track('Quotes Shown', { quoteCount: 5 });
 */
export type Track = <Name extends EventName>(
  ...event: EventData<Name> extends Record<string, never>
    ? [name: Name, data?: EventData<Name>]
    : [name: Name, data: EventData<Name>]
) => void;
