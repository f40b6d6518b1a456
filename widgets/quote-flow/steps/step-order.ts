import { householdErrors } from '#domain/household';
import { type Answers, type FlowContext, type Stage, type Step, steps } from '../quote-flow.types.ts';

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

const stageEntrances: Readonly<Record<Stage, Step>> = {
  quote: 'driver',
  driver: 'drivers',
  vehicle: 'vehicles',
  policy: 'policy',
};

/** The previous quotes are no step of the way through: they have a page and a hash of their own. */
export const previousQuotesHash = 'previousQuotes';

export const isPreviousQuotesHash = (hash: string): boolean => hash.toLowerCase() === previousQuotesHash.toLowerCase();

/** The step that a hash asks for; case does not matter. No hash is the first step, before the address was touched. */
export function stepOfHash(hash: string): Step | undefined {
  return hash === '' ? 'driver' : steps.find((step) => hashes[step] === hash.toLowerCase());
}

export const entranceOf = (stage: Stage): Step => stageEntrances[stage];

export const isBefore = (one: Step, other: Step): boolean => steps.indexOf(one) < steps.indexOf(other);

type Said = Pick<FlowContext, 'answers' | 'variant' | 'config'>;

/** Mileage is asked only where the California services rate it, and only if the page wants it (spec 1 §5). */
export function isMileageAsked({ variant, config }: Pick<Said, 'variant' | 'config'>): boolean {
  return variant === 'ca' && config.mileageRequired;
}

/** The mileage dialog is there for each vehicle: where mileage is asked, and where the page wants it besides. */
export const isMileageOffered = (said: Pick<Said, 'variant' | 'config'>): boolean =>
  isMileageAsked(said) || said.config.mileageDetails;

export function areDriversSettled(answers: Answers): boolean {
  return (
    answers.details !== undefined &&
    householdErrors({ relation: 'self', maritalStatus: answers.details.maritalStatus }, answers.additionalDrivers)
      .length === 0
  );
}

export function areVehiclesSettled(said: Said): boolean {
  const { vehicles } = said.answers;
  return (
    vehicles.length > 0 && (!isMileageAsked(said) || vehicles.every((vehicle) => vehicle.annualMileage !== undefined))
  );
}

/** The first step whose answers are missing or no longer hold; `quotes` when nothing is. */
export function firstMissingStep(said: Said): Step {
  const { answers } = said;
  if (!answers.driver) return 'driver';
  if (!answers.contact) return 'contact';
  if (!answers.details) return 'details';
  if (!areDriversSettled(answers)) return 'drivers';
  if (!areVehiclesSettled(said)) return 'vehicles';
  return answers.policy ? 'quotes' : 'policy';
}

/** A step can be entered when every step before it is answered. */
export function mayEnter(said: Said, step: Step): boolean {
  return !isBefore(firstMissingStep(said), step);
}

/** Where a visitor who wants a step is taken: there, or to the first step that still has to be answered. */
export function arrivalStep(said: Said, wanted: Step): Step {
  return mayEnter(said, wanted) ? wanted : firstMissingStep(said);
}
