import type { ReceivedResponse } from '../../read-response.ts';
import * as deviation from './deviations.ts';

/** The wire format of one agency's services: the same calls with the same meaning in other shapes. */
export interface Dialect {
  deviations: readonly deviation.Deviation[];
  /** HTTP status of refusals that the sandbox sends with 200. */
  refusalStatus: number;
  /** The whole response of a call that is only acknowledged. */
  acknowledgement: ReceivedResponse;
}

/**
 * Every dialect in which the tests of the services and the main journeys run. Keys are renamed last, because the other
 * changes expect the sandbox's keys.
 */
export const dialects = {
  capitals: {
    deviations: [
      deviation.textNumbers,
      deviation.wordTruths,
      deviation.slashDates,
      deviation.nullValues,
      deviation.pascalKeys,
    ],
    refusalStatus: 400,
    acknowledgement: { status: 204, text: '' },
  },
  lowerCase: {
    deviations: [
      deviation.writtenAmounts,
      deviation.numberTruths,
      deviation.dashDates,
      deviation.longZips,
      deviation.namedCodes,
      deviation.flatAddresses,
      deviation.nestedAddresses,
      deviation.specNames,
      deviation.extraKeys,
      deviation.lowerKeys,
    ],
    refusalStatus: 409,
    acknowledgement: { status: 200, text: '' },
  },
  underscores: {
    deviations: [
      deviation.isoTerms,
      deviation.flatRates,
      deviation.writtenAmounts,
      deviation.letterTruths,
      deviation.dateTimes,
      deviation.nullValues,
      deviation.snakeKeys,
    ],
    refusalStatus: 500,
    acknowledgement: { status: 200, text: 'OK' },
  },
} as const satisfies Record<string, Dialect>;
