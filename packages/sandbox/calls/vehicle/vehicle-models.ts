import { vehicleModels } from '#services/vehicle/vehicle-models.contract';
import { modelsOf } from '../../vehicles/vehicle-catalog.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerVehicleModels = implementCall(vehicleModels, ({ query }) => ({
  ...success,
  models: modelsOf(Number(query.year), query.make),
}));
