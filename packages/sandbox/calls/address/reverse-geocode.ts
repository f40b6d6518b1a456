import { reverseGeocode } from '#services/address/reverse-geocode.contract';
import { nearestZipCode } from '../../places/zip-codes.ts';
import { implementCall } from '../implement-call.ts';

export const answerReverseGeocode = implementCall(reverseGeocode, ({ query }) => {
  const [longitude, latitude] = query.location.split(',').map(Number) as [number, number];
  const nearest = nearestZipCode({ latitude, longitude });
  if (!nearest) return { error: { code: 400, message: 'Cannot perform query. Invalid query parameters.' } };
  return {
    address: { City: nearest.city, RegionAbbr: nearest.state, Postal: nearest.zip, CountryCode: 'USA' },
  };
});
