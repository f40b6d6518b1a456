import { defineExamples } from '../contract/define-examples.ts';
import { suggestAddress } from './suggest-address.contract.ts';

export const suggestAddressExamples = defineExamples(suggestAddress, {
  summary: 'Address suggestions for typed text (ArcGIS)',
  request: {
    congress: {
      summary: 'A street in Austin',
      query: { text: '100 congress av', countryCode: 'USA', maxSuggestions: '5', f: 'json' },
    },
  },
  response: {
    congress: {
      summary: 'Two addresses',
      body: {
        suggestions: [
          { text: '100 Congress Ave, Austin, TX, 78701', magicKey: 'congress-78701', isCollection: false },
          { text: '100 Congress Ave, Austin, TX, 78704', magicKey: 'congress-78704', isCollection: false },
        ],
      },
    },
    none: { summary: 'No address begins with the text', body: { suggestions: [] } },
    refused: { summary: 'The service wants a token', body: { error: { code: 499, message: 'Token Required' } } },
  },
});
