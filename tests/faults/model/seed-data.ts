import { randomUUID } from 'node:crypto';
import type { Person } from '../../browser/model/people.ts';
import type { Sandbox } from '../../browser/model/sandbox.ts';

type Piece = 'address' | 'vehicles' | 'coverage';

interface PartnerLead {
  path: string;
}

/**
 * Seeds a partner lead with the person's answers, so that the quote flow starts at the step with the missing piece; with none missing, at
 * the request for quotes.
 */
export async function leadWithout(sandbox: Sandbox, person: Person, missing?: Piece): Promise<PartnerLead> {
  const { firstName, lastName, email, phone, street, zip, vin, birthDate } = person;
  const born = [birthDate.year, birthDate.month.padStart(2, '0'), birthDate.day.padStart(2, '0')].join('-');
  const hasAddress = missing !== 'address';
  const code = randomUUID();
  const rawData = {
    Lead: {
      Contact: {
        FirstName: firstName,
        LastName: lastName,
        EmailAddress: email,
        PhoneNumber: phone,
        Address: hasAddress ? street : '',
        City: hasAddress ? 'Austin' : '',
        State: hasAddress ? 'TX' : '',
        ZipCode: hasAddress ? zip : '',
        TcpaConsent: true,
      },
      Drivers: [
        {
          FirstName: firstName,
          LastName: lastName,
          BirthDate: born,
          Gender: 'M',
          MaritalStatus: 'S',
          RelationshipToApplicant: 'Self',
          LicenseNumber: '77665544',
        },
      ],
      Vehicles:
        missing === 'vehicles' ? [] : [{ Year: 2003, Make: 'Honda', Model: 'Accord', Vin: vin, AnnualMiles: 10_000 }],
      Insurance:
        missing === 'coverage'
          ? { CurrentlyInsured: true }
          : { CurrentlyInsured: true, RequestedCoverage: 'Full', Term: 6 },
    },
  };
  const response = await fetch(`${sandbox.url}/sandbox/affiliate-leads`, {
    method: 'POST',
    body: JSON.stringify({ code, rawData }),
  });
  if (!response.ok) throw new Error(`The lead was refused: ${await response.text()}`);
  return { path: `/quote-flow.html?utm_source=eq&code=${code}` };
}

/** A carrier that sells through an agent, so that buying opens the purchase page. */
const companyId = '1004';

interface SavedQuote {
  transactionId: string;
  /** The page on which an agent's carrier is bought. */
  purchasePath: string;
}

/** Requests a quote for the person. Returns the address of its purchase page. */
export const quoteToBuy = async (sandbox: Sandbox, person: Person): Promise<string> =>
  (await savedQuote(sandbox, person)).purchasePath;

/** Requests a quote for the person, as another visit of theirs. */
export async function savedQuote(sandbox: Sandbox, person: Person): Promise<SavedQuote> {
  const header = { lang: 'en', trackId: randomUUID(), requestDate: new Date().toISOString(), brandCode: 'LS' };
  const ask = async (
    method: string,
    path: string,
    data: object,
    headers: Record<string, string>,
  ): Promise<Record<string, unknown>> => {
    const url = new URL(`/sandbox/api${path}`, sandbox.url);
    const query = Object.fromEntries(Object.entries(header).map(([key, value]) => [`header.${key}`, value]));
    if (method === 'GET') url.search = String(new URLSearchParams({ ...query, ...data }));
    const body = method === 'GET' ? {} : { body: JSON.stringify({ header, ...data }) };
    const response = await fetch(url, { method, headers: { 'content-type': 'application/json', ...headers }, ...body });
    const answer = (await response.json()) as Record<string, unknown>;
    if (answer.isSuccess !== true) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const {
    firstName: name,
    lastName: surname,
    email,
    phone: phoneNumber,
    street: address1,
    zip: zipCode,
    vin,
    birthDate,
  } = person;
  const dob = [birthDate.year, birthDate.month.padStart(2, '0'), birthDate.day.padStart(2, '0')].join('-');
  const { token } = await ask('POST', '/token/guest', {}, { RecaptchaToken: 'sandbox' });
  const guest = { authorization: `Bearer ${String(token)}` };
  const transactionId = randomUUID();
  await ask(
    'POST',
    '/rating/prepareTransaction',
    {
      transactionId,
      term: 6,
      isManualEntry: true,
      customer: {
        name,
        surname,
        birthDate: dob,
        email,
        phoneNumber,
        address: { address1, city: 'Austin', state: 'TX', zipCode },
      },
      coverages: { productCd: 'SML', coverages: [] },
      cars: [{ vin, year: 2003, maker: 'Honda', model: 'Accord' }],
      drivers: [
        {
          firstName: name,
          lastName: surname,
          dob,
          gender: 0,
          marital: 1,
          insured: 0,
          relation: 0,
          primaryDriver: true,
        },
      ],
    },
    guest,
  );
  sandbox.letsCarriersRespond();
  const asked = {
    transactionId,
    returnAll: 'true',
    filterErrors: 'true',
    takeBestResults: 'false',
    resultLimit: '1',
    allRates: 'false',
  };
  const { results } = (await ask('GET', '/rating/getResultsByTransactionId', asked, guest)) as {
    results: { companyID: string | number; rates: { rateQuoteId: string }[] }[];
  };
  const rate = results.find(({ companyID }) => String(companyID) === companyId)?.rates[0];
  if (!rate) throw new Error(`Carrier ${companyId} has no rate: ${JSON.stringify(results).slice(0, 500)}`);
  return {
    transactionId,
    purchasePath: `/pseudo-bind.html?rateQuoteId=${rate.rateQuoteId}&transactionId=${transactionId}&payplan=Monthly`,
  };
}
