import * as z from 'zod/mini';
import { type ErrorCode, requiredText } from '#domain/error-code';
import { annualMileageOf, odometerOf } from '#domain/mileage';
import { citySchema, stateSchema, streetSchema } from '#domain/street-address';
import type { StateCode } from '#domain/us-state';
import type { Vehicle } from '#domain/vehicle';
import { zipCodeSchema } from '#domain/zip-code';
import { choice } from '../details/details.answers.ts';
import type { Draft } from '../drafts.ts';

/** A vehicle's use: the answers of the mileage dialog. */
export type VehicleUse = Pick<Vehicle, 'annualMileage' | 'selectedMileage' | 'odometer' | 'commuting'>;

/** The mileage dialog's fields, as they are typed. */
export interface MileageValues {
  /** One of the offered mileages, or `other`; empty when none are offered. */
  choice: string;
  mileage: string;
  odometer: string;
  commutes: string;
  days: string;
  street: string;
  city: string;
  state: string;
  zip: string;
}

export const mileageFields = [
  'choice',
  'mileage',
  'odometer',
  'commutes',
  'days',
  'street',
  'city',
  'state',
  'zip',
] as const;

/** A vehicle's use as form values. */
export function mileageValues(vehicle: Vehicle, choices: readonly number[], usual: number | undefined): Draft {
  const { annualMileage = usual, odometer, commuting } = vehicle;
  const isChosen = annualMileage !== undefined && choices.includes(annualMileage);
  const { street = '', city = '', state = '', zip = '' } = commuting?.address ?? {};
  return {
    choice: choices.length === 0 ? '' : isChosen ? String(annualMileage) : 'other',
    mileage: isChosen ? '' : String(annualMileage ?? ''),
    odometer: String(odometer ?? ''),
    commutes: commuting ? 'yes' : 'no',
    days: String(commuting?.daysAWeek ?? ''),
    street,
    city,
    state,
    zip,
  };
}

const isMileage = (text: string) => annualMileageOf(text) !== undefined;
const sensibleMileage = z.refine<string>(isMileage, 'mileageInvalid' satisfies ErrorCode);
const maybeMileage = z.refine<string>(
  (text) => text.trim() === '' || isMileage(text),
  'mileageInvalid' satisfies ErrorCode,
);

/** The schema of the dialog: a typed mileage unless one is chosen, and for commuters the days and the address. */
export const mileageSchema = (asked: Pick<MileageValues, 'choice' | 'commutes'> & { isMileageAsked: boolean }) => {
  const { choice: chosen, commutes, isMileageAsked } = asked;
  const isTyped = chosen === '' || chosen === 'other';
  const whenCommuting = <Schema extends z.ZodMiniType>(schema: Schema) => (commutes === 'yes' ? schema : z.string());
  return z.object({
    choice: z.string(),
    mileage: isTyped ? (isMileageAsked ? requiredText(sensibleMileage) : z.string().check(maybeMileage)) : z.string(),
    odometer: z
      .string()
      .check(
        z.refine((text) => text.trim() === '' || odometerOf(text) !== undefined, 'odometerInvalid' satisfies ErrorCode),
      ),
    commutes: choice(['yes', 'no']),
    days: whenCommuting(choice(['1', '2', '3', '4', '5', '6', '7'])),
    street: whenCommuting(streetSchema),
    city: whenCommuting(citySchema),
    state: whenCommuting(stateSchema),
    zip: whenCommuting(zipCodeSchema),
  });
};

/** Maps valid form values to the vehicle's use. */
export function vehicleUse(values: MileageValues): VehicleUse {
  const isTyped = values.choice === '' || values.choice === 'other';
  const annualMileage = isTyped ? annualMileageOf(values.mileage) : Number(values.choice);
  const odometer = odometerOf(values.odometer);
  const { street, city, state, zip } = values;
  return {
    ...(annualMileage !== undefined && { annualMileage }),
    ...(!isTyped && { selectedMileage: Number(values.choice) }),
    ...(odometer !== undefined && { odometer }),
    ...(values.commutes === 'yes' && {
      commuting: {
        daysAWeek: Number(values.days),
        address: { street: street.trim(), city: city.trim(), state: state as StateCode, zip },
      },
    }),
  };
}
