import { notOne, type RobotFlow } from '../model/robot-flow.ts';
import { leadWithout, quoteToBuy } from '../model/seed-data.ts';

/** The ends of quotes, purchases and payments. */
const ending = {
  selector: 'article',
  heading: 'could not find a rate|went through|already been made|has been approved|we have your answers',
};

/** These three flows press no links, and have no other buttons than main ones to continue with. */
const asBefore = { length: 14, continues: '', followsLinks: false } as const;

/** From a zip form, an empty quote flow or a partner's lead to rates. */
export const quotes: RobotFlow = {
  ...asBefore,
  calls: [
    '*',
    'createGuestToken',
    'cityByZip',
    'detailByVin',
    'vehicleMakes',
    'getCoverages',
    'prepareTransaction',
    'getResults',
    'createLead',
    'updateLead',
    'driverByLicense',
    'affiliateLead',
  ],
  async begin({ chance, sandbox, person }) {
    const missing = chance.of(['zip form', 'nothing known', 'address', 'vehicles', 'coverage'] as const);
    const path =
      missing === 'zip form'
        ? '/zip-form.html'
        : missing === 'nothing known'
          ? '/quote-flow.html'
          : (await leadWithout(sandbox, person, missing)).path;
    return {
      legs: [{ path, ending }],
      async problems() {
        const rows = withoutCopies(await sandbox.leads(person.email));
        return notOne(rows, 'rows in the lead store', false);
      },
    };
  },
};

/** Buys a quote with codes that an agent accepts. */
export const purchase: RobotFlow = {
  ...asBefore,
  calls: [
    '*',
    'createGuestToken',
    'loadBindQuote',
    'driverByLicense',
    'searchVerifications',
    'createVerification',
    'updateVerification',
  ],
  hasAgent: true,
  async begin({ sandbox, person }) {
    const path = await quoteToBuy(sandbox, person);
    return {
      legs: [{ path, ending }],
      async problems(isComplete) {
        const rows = await sandbox.verifications(new URL(path, sandbox.url).searchParams.get('transactionId')!);
        return notOne(withoutCopies(rows), 'rows in the verification sheet', isComplete);
      },
    };
  },
};

/** Pays a premium. */
export const payment: RobotFlow = {
  ...asBefore,
  calls: ['*', 'createGuestToken', 'findPayablePolicy', 'openPaymentSession', 'setPaymentReturn', 'loadPaymentResult'],
  begin: ({ sandbox, policyNumber }) => ({
    legs: [{ path: '/make-a-payment.html', ending }],
    charges: async () => (await sandbox.charges(policyNumber)).length,
    problems: async (isComplete) => notOne(await sandbox.charges(policyNumber), 'charges', isComplete),
  }),
};

/**
 * The browser repeats a POST by itself when a reused connection breaks without a response, so one request of a page can
 * add the same row several times. A row of a second request by the page has another time.
 */
function withoutCopies(rows: readonly object[]): string[] {
  return [...new Set(rows.map((row) => JSON.stringify(row)))];
}
