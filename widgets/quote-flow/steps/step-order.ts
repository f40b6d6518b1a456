import type { ServiceVariant } from '#domain/service-variant';
import type { PrefillResult } from '../entry/prefill-source.ts';
import type { FlowConfig } from '../quote-flow.config.ts';
import type { Visit } from '../quote-flow.types.ts';
import type { Answers } from './answers.ts';
import { isBefore, type Step } from './steps.ts';

/** The inputs of the visitor's progress. */
interface Progress {
  answers: Answers;
  variant: ServiceVariant;
  config: FlowConfig;
  incompleteDrivers?: Visit['incompleteDrivers'];
  incompleteVehicles?: Visit['incompleteVehicles'];
}

/** Mileage is asked only when the California services rate it and the page configures it (spec 1 §5). */
export function isMileageAsked({ variant, config }: Pick<Progress, 'variant' | 'config'>): boolean {
  return variant === 'ca' && config.mileageRequired;
}

/** The mileage dialog is offered for each vehicle when mileage is asked, and when the page configures it. */
export const isMileageOffered = (progress: Pick<Progress, 'variant' | 'config'>): boolean =>
  isMileageAsked(progress) || progress.config.mileageDetails;

export function areVehiclesSettled(progress: Progress): boolean {
  const { vehicles } = progress.answers;
  return (
    vehicles.length > 0 &&
    (!isMileageAsked(progress) || vehicles.every((vehicle) => vehicle.annualMileage !== undefined))
  );
}

/**
 * The first step whose answers are missing; `quotes` when all are complete. The drivers step requires none but those
 * about the drivers of a lead; a vehicle of a lead is completed or left out.
 */
export function firstMissingStep(progress: Progress): Step {
  const { answers } = progress;
  if (!answers.driver) return 'driver';
  if (!answers.contact) return 'contact';
  if (!answers.details) return 'details';
  if (progress.incompleteDrivers?.length) return 'drivers';
  if (progress.incompleteVehicles?.length || !areVehiclesSettled(progress)) return 'vehicles';
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

/** The step of a lead's data to open first: the address page for a zip code without a confirming lookup. */
export const stepToComplete = ({ zipResponse }: Pick<PrefillResult, 'zipResponse'>): Step =>
  zipResponse ? 'quotes' : 'details';
