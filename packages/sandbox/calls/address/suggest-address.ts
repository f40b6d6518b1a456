import { suggestAddress } from '#services/address/suggest-address.contract';
import { addressLine, suggestMadeUpAddresses } from '../../places/made-up-addresses.ts';
import { implementCall } from '../implement-call.ts';

export const answerSuggestAddress = implementCall(suggestAddress, ({ query }) => ({
  suggestions: suggestMadeUpAddresses(query.text, Number(query.maxSuggestions)).map((address) => {
    const text = addressLine(address);
    return { text, magicKey: Buffer.from(text).toString('base64url'), isCollection: false };
  }),
}));
