import { type Draft, type Drafts as FlowDrafts, savedText } from '#flow/drafts';

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

/** A draft, with what the visitor has told elsewhere where it has nothing. */
export const completed = (draft: Draft, told: Readonly<Partial<Record<string, string>>>): Draft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(told).flatMap(([name, text]) => (text && !savedText(draft, name) ? [[name, text]] : [])),
  ),
});
