import { vehicleMakes } from '#services/vehicle/vehicle-makes.contract';
import { makesOf } from '../../vehicles/vehicle-catalog.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerVehicleMakes = implementCall(vehicleMakes, ({ query }) => ({
  ...success,
  makes: makesOf(Number(query.year)),
}));
