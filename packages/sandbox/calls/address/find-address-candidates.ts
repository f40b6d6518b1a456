import { readPlaceQuery } from '#domain/place-query';
import { readState } from '#domain/us-state-name';
import { findAddressCandidates } from '#services/address/find-address-candidates.contract';
import { suggestMadeUpAddresses } from '../../places/made-up-addresses.ts';
import { findZipCode, zipCodesOfCity, type ZipCode } from '../../places/zip-codes.ts';
import { implementCall } from '../implement-call.ts';

export const answerFindAddressCandidates = implementCall(findAddressCandidates, ({ query }) => {
  const { SingleLine, magicKey, maxLocations, category } = query;
  const fields = query.outFields.split(',');
  const pickFields = (attributes: Record<string, string>) =>
    Object.fromEntries(Object.entries(attributes).filter(([name]) => fields.includes(name)));
  if (category) {
    return {
      candidates: placesOf(SingleLine)
        .slice(0, Number(maxLocations))
        .map(({ city, state, zip, latitude, longitude }) => ({
          attributes: pickFields({ City: city, RegionAbbr: state, Postal: zip }),
          location: { x: longitude, y: latitude },
        })),
    };
  }
  const line = magicKey ? Buffer.from(magicKey, 'base64url').toString() : SingleLine;
  return {
    candidates: suggestMadeUpAddresses(line, Number(maxLocations)).map(({ street, apartment, city, state, zip }) => ({
      attributes: pickFields({ UnitName: apartment, StAddr: street, City: city, RegionAbbr: state, Postal: zip }),
    })),
  };
});

/** A zip code, or the zip codes of a city, the most likely first. */
function placesOf(line: string): ZipCode[] {
  const search = readPlaceQuery(line);
  if (!search) return [];
  if ('zip' in search) {
    const found = findZipCode(search.zip);
    return found ? [found] : [];
  }
  const state = readState(search.state);
  return search.state && !state ? [] : zipCodesOfCity(search.city, state);
}
