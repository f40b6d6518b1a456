import { householdErrors } from '#domain/household';
import type { ServiceVariant } from '#domain/service-variant';
import type { FlowConfig } from '../quote-flow.config.ts';
import type { Answers } from './answers.ts';
import { isBefore, type Step } from './steps.ts';

/** The inputs of the visitor's progress. */
interface Progress {
  answers: Answers;
  variant: ServiceVariant;
  config: FlowConfig;
}

/** Mileage is asked only where the California services rate it and the page configures it (spec 1 §5). */
export function isMileageAsked({ variant, config }: Pick<Progress, 'variant' | 'config'>): boolean {
  return variant === 'ca' && config.mileageRequired;
}

/** The mileage dialog is offered for each vehicle where mileage is asked, and where the page configures it. */
export const isMileageOffered = (progress: Pick<Progress, 'variant' | 'config'>): boolean =>
  isMileageAsked(progress) || progress.config.mileageDetails;

export function areDriversSettled(answers: Answers): boolean {
  return (
    answers.details !== undefined &&
    householdErrors({ relation: 'self', maritalStatus: answers.details.maritalStatus }, answers.additionalDrivers)
      .length === 0
  );
}

export function areVehiclesSettled(progress: Progress): boolean {
  const { vehicles } = progress.answers;
  return (
    vehicles.length > 0 &&
    (!isMileageAsked(progress) || vehicles.every((vehicle) => vehicle.annualMileage !== undefined))
  );
}

/** The first step whose answers are missing or invalid; `quotes` when all are complete. */
export function firstMissingStep(progress: Progress): Step {
  const { answers } = progress;
  if (!answers.driver) return 'driver';
  if (!answers.contact) return 'contact';
  if (!answers.details) return 'details';
  if (!areDriversSettled(answers)) return 'drivers';
  if (!areVehiclesSettled(progress)) return 'vehicles';
  return answers.policy ? 'quotes' : 'policy';
}

/** A step can be entered when every step before it is answered. */
export function mayEnter(progress: Progress, step: Step): boolean {
  return !isBefore(firstMissingStep(progress), step);
}

/** The target step, or the first incomplete step before it. */
export function reachableStep(progress: Progress, target: Step): Step {
  return mayEnter(progress, target) ? target : firstMissingStep(progress);
}
