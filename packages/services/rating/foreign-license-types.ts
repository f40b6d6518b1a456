import type { ForeignLicenseType } from '#domain/license-type';
import type { ServiceClient } from '../http.ts';
import { foreignLicenseTypes as contract } from './foreign-license-types.contract.ts';

/** Loads the types of foreign license that carriers distinguish, in the client's language. */
export function foreignLicenseTypes(
  client: ServiceClient,
  signal?: AbortSignal,
): Promise<readonly ForeignLicenseType[]> {
  return client.call(contract, { query: {}, signal }, (answer) =>
    answer.foreignLicenseTypes.map(({ code, name }) => ({ code: String(code), name })),
  );
}
