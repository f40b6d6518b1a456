import type { Draft, Drafts as FlowDrafts } from '#flow/drafts';

/** The forms that a visitor types in. */
export const forms = [
  'driver',
  'contact',
  'details',
  'additionalDriver',
  'vehicle',
  'foundVehicles',
  'mileage',
  'policy',
] as const;
export type Form = (typeof forms)[number];

export type { Draft };
export type Drafts = FlowDrafts<Form>;

/** Answers as form values, without undefined ones. */
export function asDraft(answers: object | undefined): Draft {
  return { ...answers };
}
