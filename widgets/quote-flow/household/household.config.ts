import * as z from 'zod/mini';
import { described } from '#domain/description';
import { maximumAnnualMileage } from '#domain/mileage';
import { wholeNumber } from '#domain/whole-number';

const miles = () => wholeNumber(z.gte(1), z.lte(maximumAnnualMileage));

/** The configuration keys of found people, vehicles and their mileage; the flow's schema spreads them. */
export const peopleConfigShape = {
  lookUpHousehold: described(z._default(z.boolean(), true), {
    description:
      'Looks for the visitor’s household and vehicles in public records once name, date of birth and address are given, and suggests them. The visitor never waits for it. Off, nothing is asked and everything is typed in; what a license lookup tells is suggested all the same.',
    examples: [false],
  }),
  followUpDelay: described(z._default(z.number().check(z.gte(0)), 3), {
    description: 'Seconds after that search before records that take longer are asked for.',
    examples: [3],
  }),
  openFoundVehicles: described(z._default(z.boolean(), true), {
    description:
      'Opens the list of vehicles that were found when the visitor comes to the vehicles and has none yet. Off, a button opens it.',
    examples: [false],
  }),
  mileageDetails: described(z._default(z.boolean(), true), {
    description:
      'Offers “Change mileage” (miles a year, odometer, the way to work) for each vehicle. Off, only when the mileage is asked.',
    examples: [false],
  }),
  mileageChoices: described(z._default(z.array(miles()), []), {
    description: 'Miles a year to choose from in that dialog, besides typing a figure. Empty: the figure is typed.',
    examples: [[5000, 7500, 10_000, 12_000, 15_000, 20_000]],
  }),
  suggestAddresses: described(z._default(z.boolean(), true), {
    description: 'Suggests addresses while the address of the workplace is typed, if the address search is configured.',
    examples: [false],
  }),
};
