export { decodeVin } from '#services/vehicle/detail-by-vin';
export { listMakes } from '#services/vehicle/makes';
export { listModels } from '#services/vehicle/models';
export { listYears } from '#services/vehicle/years';
