import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { foreignLicenseTypes } from './foreign-license-types.contract.ts';

export const foreignLicenseTypesExamples = defineExamples(foreignLicenseTypes, {
  summary: 'Kinds of foreign license',
  request: { all: { summary: 'Every kind', query: exampleHeaderQuery } },
  response: {
    kinds: {
      summary: 'Four kinds',
      body: {
        isSuccess: true,
        message: '',
        foreignLicenseTypes: [
          { code: 'MX', name: 'Mexican license' },
          { code: 'CA', name: 'Canadian license' },
          { code: 'IDP', name: 'International driving permit' },
          { code: 'OTH', name: 'License of another country' },
        ],
      },
    },
    none: { summary: 'None', body: { isSuccess: true, message: '', foreignLicenseTypes: [] } },
    tokenExpired,
    unavailable,
  },
});
