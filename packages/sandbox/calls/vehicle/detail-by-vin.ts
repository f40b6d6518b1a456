import { detailByVin } from '#services/vehicle/detail-by-vin.contract';
import { decodeVin } from '../../vehicles/vin-decoder.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerDetailByVin = implementCall(detailByVin, ({ query }) => {
  const found = decodeVin(query.vin);
  return { ...success, details: found ? [{ year: found.year, maker: found.make, model: found.model }] : [] };
});
