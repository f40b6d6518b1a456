import type { FoundVehicle } from '#services/search/found-records';
import type { AdditionalDriverAnswers } from '../steps/drivers/additional-driver.answers.ts';

/** A person in the public records who may drive too. Missing answers are asked when they are added. */
export type SuggestedDriver = Pick<AdditionalDriverAnswers, 'firstName' | 'lastName'> &
  Partial<Omit<AdditionalDriverAnswers, 'firstName' | 'lastName' | 'foundRecord'>> & { foundRecord: string };

/** What the public records hold of the visitor's household. */
export interface HouseholdRecords {
  /** Identifies the household; empty for the records of a license lookup, made before the address is known. */
  householdKey: string;
  /** The id that follow-up searches use; empty when no more records are expected. */
  commonId: string;
  /** Follow-ups so far. */
  followUps: number;
  /**
   * The list of vehicles was closed, or the visitor has removed one of its vehicles: it neither opens automatically nor
   * has recent vehicles checked beforehand again.
   */
  isOffered: boolean;
  drivers: readonly SuggestedDriver[];
  vehicles: readonly FoundVehicle[];
}

/** What a household search found. */
export interface FoundHousehold {
  householdRecords: HouseholdRecords;
  /** The record of the first driver; empty when they were not found. */
  foundRecord: string;
}
