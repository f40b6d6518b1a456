import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { detailByVin } from './detail-by-vin.contract.ts';

export const detailByVinExamples = defineExamples(detailByVin, {
  summary: 'Decode a VIN',
  request: { accord: { summary: 'A 2003 Accord', query: { ...exampleHeaderQuery, vin: '1HGCM82633A004352' } } },
  response: {
    found: {
      summary: 'One car',
      body: { isSuccess: true, message: '', details: [{ year: 2003, maker: 'Honda', model: 'Accord' }] },
    },
    notFound: { summary: 'Nobody knows this VIN', body: { isSuccess: true, message: '', details: [] } },
    tokenExpired,
    unavailable,
  },
});
