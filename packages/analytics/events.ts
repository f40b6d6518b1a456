import type * as z from 'zod/mini';
import type { eventCatalogue } from './event-catalogue.ts';

type Catalogue = typeof eventCatalogue;

type EventName = keyof Catalogue;
type EventData<Name extends EventName> = z.input<Catalogue[Name]>;

/** What an event may tell beside `widget`, as any event has it. */
export type ReportableKey = { [Name in EventName]: keyof EventData<Name> }[EventName];

/**
 * Tells of one event of the catalogue. A widget's `host.track` takes any event; seen as this type, it takes an event's
 * own data only.
 *
 * @example
 * const track: Track = host.track;
 * track('Quotes Shown', { quoteCount: 5, elapsedSeconds: 12 });
 */
export type Track = <Name extends EventName>(
  ...event: object extends EventData<Name> ? [name: Name, data?: EventData<Name>] : [name: Name, data: EventData<Name>]
) => void;
