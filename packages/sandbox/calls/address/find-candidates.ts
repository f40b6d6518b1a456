import { findAddressCandidates } from '#services/contract/address/find-candidates';
import { suggestMadeUpAddresses } from '../../places/made-up-addresses.ts';
import { implementCall } from '../implement-call.ts';

export const answerFindAddressCandidates = implementCall(findAddressCandidates, ({ query }) => {
  const { SingleLine, magicKey, maxLocations } = query;
  const line = magicKey ? Buffer.from(magicKey, 'base64url').toString() : SingleLine;
  const fields = query.outFields.split(',');
  return {
    candidates: suggestMadeUpAddresses(line, Number(maxLocations)).map(({ street, apartment, city, state, zip }) => {
      const attributes = { UnitName: apartment, StAddr: street, City: city, RegionAbbr: state, Postal: zip };
      return { attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => fields.includes(name))) };
    }),
  };
});
