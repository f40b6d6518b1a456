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

/** A form's values as they are typed, valid or not. */
export type Draft = Readonly<Record<string, string | boolean>>;
export type Drafts = Readonly<Partial<Record<Form, Draft>>>;

/** Answers as their form holds them, without what is unknown. */
export function asDraft(answers: object | undefined): Draft {
  return { ...answers };
}
