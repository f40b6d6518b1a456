import { foreignLicenseTypes } from '#services/rating/foreign-license-types.contract';
import { foreignLicenseTypes as kinds } from '../../rating/foreign-license-types.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerForeignLicenseTypes = implementCall(foreignLicenseTypes, ({ query }) => ({
  ...success,
  foreignLicenseTypes: kinds.map(({ code, name }) => ({ code, name: name[query['header.lang']] })),
}));
