import { accord, alex, alexContact, alexDetails, minimumPolicy } from '../quote-flow.examples.ts';
import type { FlowEvent } from '../quote-flow.types.ts';

const { id: _, ...car } = accord;

/** The visitor types a zip code into the details form, and nothing else. */
export const typesZip = (zip: string) =>
  ({ type: 'DRAFT.CHANGED', form: 'details', values: { zip } }) satisfies FlowEvent;

/** The events that lead to each step from the one before it, with minimal answers. */
const eventsOf = {
  contact: [{ type: 'DRIVER.SUBMITTED', answers: alex }],
  details: [{ type: 'CONTACT.SUBMITTED', answers: alexContact }],
  drivers: [typesZip('78701'), { type: 'DETAILS.SUBMITTED', answers: alexDetails }],
  vehicles: [{ type: 'DRIVERS.CONFIRMED' }],
  policy: [{ type: 'VEHICLE.SUBMITTED', vehicle: car }, { type: 'VEHICLES.CONFIRMED' }],
  quotes: [{ type: 'POLICY.CHOSEN', answers: minimumPolicy }],
} satisfies Record<string, FlowEvent[]>;

const order = ['contact', 'details', 'drivers', 'vehicles', 'policy', 'quotes'] as const;

/** The events that lead from the first step to this one. */
export function eventsTo(step: (typeof order)[number]): FlowEvent[] {
  return order.slice(0, order.indexOf(step) + 1).flatMap<FlowEvent>((passed) => eventsOf[passed]);
}
