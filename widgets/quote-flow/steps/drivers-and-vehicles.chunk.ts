export { DriversStep } from './drivers/drivers.view.tsx';
export { VehiclesStep } from './vehicles/vehicles.view.tsx';
