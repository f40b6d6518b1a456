import { vehicleYears } from '#services/vehicle/vehicle-years.contract';
import { modelYears } from '../../vehicles/vehicle-catalog.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerVehicleYears = implementCall(vehicleYears, ({ now }) => ({
  ...success,
  years: modelYears(new Date(now).getUTCFullYear()),
}));
