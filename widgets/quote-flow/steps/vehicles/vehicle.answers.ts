import * as z from 'zod/mini';
import type { ErrorCode } from '#domain/error-code';
import { requiredText } from '#domain/error-code';
import { annualMileageOf } from '#domain/mileage';
import { atMost } from '#domain/text-limits';
import type { Vehicle } from '#domain/vehicle';
import { vinSchema } from '#domain/vin';

/** How a vehicle is identified. */
export type VehicleEntry = 'model' | 'vin';

/** A vehicle of a lead that is too incomplete to be quoted. */
export type IncompleteVehicle = Partial<Omit<Vehicle, 'id'>> & {
  /** The vehicle's number in the lead; the first one is 1. */
  number: number;
};

const mileageSchema = requiredText(
  z.refine((text: string) => annualMileageOf(text) !== undefined, 'mileageInvalid' satisfies ErrorCode),
);

/** The visible fields of a vehicle: a VIN, or the three selects, and the mileage when it is asked. */
export const vehicleSchema = ({ entry, isMileageAsked }: { entry: VehicleEntry; isMileageAsked: boolean }) =>
  z.object({
    vin: entry === 'vin' ? vinSchema : z.string(),
    // A VIN may match several models, so year, make and model are required either way.
    year: requiredText(z.regex(/^\d{4}$/, 'yearInvalid' satisfies ErrorCode) as z.core.$ZodCheck<string>),
    make: requiredText(atMost('make')),
    model: requiredText(atMost('model')),
    mileage: isMileageAsked ? mileageSchema : z.string(),
  });
