/** The pages of the flow, in order. */
export const steps = ['driver', 'contact', 'details', 'drivers', 'vehicles', 'policy', 'quotes'] as const;
export type Step = (typeof steps)[number];

/** The stages of the progress header, in order. */
export const stages = ['quote', 'driver', 'vehicle', 'policy'] as const;
export type Stage = (typeof stages)[number];

/** Metadata of a state. The header, the hash, `covermount:step` and analytics are derived from it. */
export interface StepMeta {
  step: Step | 'quoting' | 'noRates' | 'previousQuotes' | 'verifyOwner' | 'override';
  stage: Stage;
  /** Percent. */
  progress: number;
  /** Without its `#`; empty leaves the address as it is. */
  hash: string;
}

/** The address's hash for each step, without its `#`. */
export const hashes: Readonly<Record<Step, string>> = {
  driver: 'driver1',
  contact: 'driver2',
  details: 'driver3',
  drivers: 'driversummary',
  vehicles: 'vehiclesummary',
  policy: 'coverage',
  quotes: 'quotes',
};

const firstSteps: Readonly<Record<Stage, Step>> = {
  quote: 'driver',
  driver: 'drivers',
  vehicle: 'vehicles',
  policy: 'policy',
};

/** The page of previous quotes is not a step; it has a hash of its own. */
export const previousQuotesHash = 'previousQuotes';

export const isPreviousQuotesHash = (hash: string): boolean => hash.toLowerCase() === previousQuotesHash.toLowerCase();

/** The step that a hash names, in any case. An empty hash names the first step. */
export function stepOfHash(hash: string): Step | undefined {
  return hash === '' ? 'driver' : steps.find((step) => hashes[step] === hash.toLowerCase());
}

/** The first step of a stage. */
export const entranceOf = (stage: Stage): Step => firstSteps[stage];

export const isBefore = (a: Step, b: Step): boolean => steps.indexOf(a) < steps.indexOf(b);
