import { StatusError } from '../errors.ts';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { reportError } from './report-error.ts';

export const reportErrorFixture: CallFixture = {
  call: (client) => reportError(client, new StatusError('cityByZip', 500)),
  value: nothing,
};
