import { cityByZip } from '#services/address/city-by-zip.contract';
import { isServed } from '../../places/served-states.ts';
import { findZipCode } from '../../places/zip-codes.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerCityByZip = implementCall(cityByZip, ({ query }) => {
  const found = findZipCode(query.zip);
  return {
    ...success,
    isQuoteAvaliable: found !== undefined && isServed(found.state),
    addresses: found ? [{ zip: found.zip, state: found.state, city: found.city }] : [],
  };
});
