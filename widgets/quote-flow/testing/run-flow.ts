import { fromCallback } from 'xstate';
import { type FakeResponses, runMachine, silence } from '#flow/testing/run-machine';
import type { LeadSource } from '../lead/lead-writer.ts';
import { noRecords } from '../new-visit.ts';
import {
  exampleInput,
  exampleProducts,
  heldQuote,
  noRatesYet,
  quotableZip,
  reopenedQuote,
} from '../quote-flow.examples.ts';
import { quoteFlowMachine } from '../quote-flow.machine.ts';
import type { FlowInput, Visit } from '../quote-flow.types.ts';

/** The result of each service call: a value, or an error to reject with. */
export type Responses = FakeResponses<typeof quoteFlowMachine>;

export { silence };

const defaultResponses: Responses = {
  guestToken: undefined,
  savedVisit: undefined,
  knownAnswers: {},
  affiliateLead: undefined,
  quoteByTransaction: heldQuote,
  ownerMatch: { isMatch: true, message: '' },
  previousQuotes: [],
  customerQuote: undefined,
  reopenedQuote,
  requote: { ...reopenedQuote, transactionId: 'transaction-anew', isRequote: true },
  driverByLicense: undefined,
  licenseImage: undefined,
  licenseFile: undefined,
  zipLookup: quotableZip,
  years: [2003],
  makes: ['Honda'],
  models: ['Accord'],
  vehicleByVin: [{ year: 2003, make: 'Honda', model: 'Accord' }],
  household: { householdRecords: noRecords, foundRecord: '' },
  followUp: noRecords,
  foreignLicenseTypes: [],
  coverages: exampleProducts,
  submission: { transactionId: 'transaction-1' },
  rates: noRatesYet,
  idleAgents: true,
  selection: undefined,
  purchase: { url: 'https://pay.partner.example/' },
};

/** A flow over fake services, on a clock that the test moves. */
export function runFlow({
  responses = {},
  input = {},
  visit,
}: { responses?: Responses; input?: Partial<FlowInput>; visit?: Visit } = {}) {
  /** The pages that the flow navigated to. */
  const left: string[] = [];
  const leads: { quoteStatus: string; mayExist: boolean; carriers: string[] }[] = [];
  /** The key of each written lead. */
  const leadKeys: [email: string, visitedAt: number][] = [];
  let ids = 0;

  const flow = runMachine(quoteFlowMachine, {
    responses: { ...defaultResponses, ...(visit && { savedVisit: visit }), ...responses },
    input: {
      ...exampleInput,
      hasSavedVisit: visit !== undefined,
      createId: () => `transaction-${(ids += 1)}`,
      ...input,
    },
    callbacks: ['network', 'visibility'],
    provide: {
      actions: {
        leaveForPage: ({ context }, page) => void (page && context.config[page] && left.push(context.config[page])),
      },
      actors: {
        lead: fromCallback(({ receive }) =>
          receive((event) => {
            if (event.type !== 'LEAD.CHANGED') return;
            const { lead, mayExist } = event as unknown as { lead: LeadSource; mayExist: boolean };
            const carriers = lead.quotes.map(({ carrierName }) => carrierName);
            leads.push({ quoteStatus: lead.quoteStatus, mayExist, carriers });
            leadKeys.push([lead.email, lead.visitedAt]);
          }),
        ) as never,
      },
    },
  });

  return {
    ...flow,
    left,
    leads,
    leadKeys,
    sendFromNetwork: (type: 'NETWORK.LOST' | 'NETWORK.RETURNED') => flow.sendFrom('network', { type }),
  };
}
