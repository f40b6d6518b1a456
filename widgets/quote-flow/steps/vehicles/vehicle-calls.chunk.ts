export { detailByVin } from '#services/vehicle/detail-by-vin';
export { vehicleMakes } from '#services/vehicle/vehicle-makes';
export { vehicleModels } from '#services/vehicle/vehicle-models';
export { vehicleYears } from '#services/vehicle/vehicle-years';
