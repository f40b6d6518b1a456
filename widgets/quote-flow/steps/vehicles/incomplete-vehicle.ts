import type { FlowContext } from '../../quote-flow.types.ts';
import type { Draft } from '../drafts.ts';
import type { IncompleteVehicle } from './vehicle.answers.ts';

/** The form of an incomplete vehicle. A make without its year, and any model, is chosen again. */
export const incompleteVehicleDraft = ({ vin = '', year, make = '', annualMileage }: IncompleteVehicle): Draft => ({
  vin,
  year: String(year ?? ''),
  make: year ? make : '',
  model: '',
  ...(annualMileage && { mileage: String(annualMileage) }),
});

/** Removes the vehicle that was completed or left out from the incomplete ones, with its problems. */
export function incompleteVehicleSettled({
  incompleteVehicles: [settled, ...others] = [],
  leadProblems,
}: FlowContext): Partial<FlowContext> {
  return settled
    ? {
        incompleteVehicles: others,
        leadProblems: leadProblems.filter(({ of }) => of?.item !== 'vehicle' || of.number !== settled.number),
      }
    : {};
}
