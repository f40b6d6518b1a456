import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';
import { changePage } from './page-changes.ts';
import { RecordedRequests } from './recorded-requests.ts';

const apiCredential = 'Basic YWdlbmN5OnNhbXBsZQ==';
const sheetCredential = 'Basic c2hlZXQ6c2FtcGxl';

test(
  'each service is called with its payload, the brand and its authorization',
  inLongTier,
  async ({ page, context, sandbox }) => {
    const requests = new RecordedRequests(context, sandbox.url);
    const purchase = await StartedPurchase.at(sandbox, -1);
    const { transactionId, carrierId } = purchase;
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await changePage(context, {
      services: { api: { authorization: apiCredential }, purchaseLog: { authorization: sheetCredential } },
    });
    await visitor.quoteIs((quote) => ({
      ...quote,
      city: null,
      state: null,
      zipCode: '78701-1234',
      phoneNumber: '512-555-0142',
    }));
    await visitor.opens(purchase);
    await visitor.seesSection(texts.driverTitle);
    // The household of this person is found in two searches.
    await page.getByRole('textbox', { name: texts.licenseNumber, exact: true }).fill('33445566');
    for (const [part, text] of [
      [texts.month, '06'],
      [texts.day, '15'],
      [texts.year, '1982'],
    ] as const) {
      await page.getByRole('textbox', { name: part, exact: true }).fill(text);
    }
    await page.getByRole('textbox', { name: /VIN/ }).fill('1HGCM82633A004352');
    await page.getByRole('checkbox').check({ force: true });
    await visitor.button(texts.next).click();
    await visitor.seesSection(texts.driversTitle);
    const found = page.getByRole('region', { name: 'Riley Fixture', exact: true });
    await found.getByRole('radio', { name: texts['action.exclude'], exact: true }).check({ force: true });
    await found.getByRole('combobox').selectOption({ label: texts['relation.child'] });
    await visitor.button(texts.next).click();
    await visitor.answersQuestions();
    await visitor.seesSection(texts.policyTitle);
    const credentials = (path: RegExp) =>
      new Set(requests.all.filter((request) => path.test(request.path)).map(({ headers }) => headers.authorization));
    // After the payment the browser loads the page again, without the changed keys.
    expect(credentials(/\/questions\//)).toEqual(new Set([apiCredential]));
    expect(credentials(/\/purchase-log$/)).toEqual(new Set([sheetCredential]));
    await visitor.goesToPay();
    await visitor.givesCard();
    await visitor.signs();
    await visitor.isInsured();
    await page.getByRole('link', { name: texts.soldDocuments }).waitFor();
    const { policyNumber } = await visitor.record(purchase);

    const theQuery = (path: string) => requests.to(path).at(0)!.query;
    expect(theQuery('/api/quote/byTransactionId')).toMatchObject({ transactionId });
    expect(theQuery('/api/address/citybyzip')).toMatchObject({ zip: '78701' });
    expect(theQuery('/api/vehicle/detailbyvin')).toMatchObject({ vin: '1HGCM82633A004352' });
    expect(theQuery('/api/search/driver/dl')).toMatchObject({ DLNumer: '33445566', dob: '06-15-1982' });
    expect(theQuery('/api/search/followup')).toMatchObject({
      State: 'TX',
      CommonId: expect.stringMatching(/^h-/),
    });
    expect(requests.to(`/questions/${carrierId}`)[0]).toMatchObject({ method: 'GET' });

    const [submission, ...others] = requests.bodiesTo('/rating/prepare');
    expect(others).toEqual([]);
    expect(submission).toMatchObject({
      requestStep: '2',
      rc1TransactionId: transactionId,
      carrierId,
      term: 6,
      customer: {
        name: 'Alex',
        surname: 'Example',
        birthDate: '1982-06-15',
        driverLicenseNumber: '33445566',
        email: 'alex@example.com',
        phoneNumber: '5125550142',
        address: { address1: '100 Congress Ave', city: 'Austin', state: 'TX', zipCode: '78701' },
      },
      drivers: [
        { firstName: 'Alex', primaryDriver: true, isManualDriver: true, license: '33445566', relation: 0 },
        { firstName: 'Riley', primaryDriver: false, isManualDriver: false, rec: 'd-42', isExcluded: true, relation: 2 },
      ],
      cars: [{ vin: '1HGCM82633A004352', year: 2003, maker: 'Honda', model: 'Accord' }],
      quote: { companyId: carrierId, term: 6, quoteNumber: expect.stringMatching(/^Q-/) },
      questionAnswers: [
        { questionCd: 'Rideshare', answer: 'N' },
        { questionCd: 'Deliveries', answer: 'N' },
        { questionCd: 'Registered', answer: '1' },
      ],
      paperlessConsent: true,
      paperlessPreference: true,
      paperlessType: 'email',
    });

    const returnUrl = expect.stringContaining(`transactionId=${transactionId}`);
    const payloads = [
      ['/rating/results', { transactionId }],
      ['/rating/getcarrierresultbytransactionidandcarrierid', { transactionId, carrierId }],
      ['/buynowstatus/addorgetbuynowstatusbytransactionidandcarrierid', { transactionId, carrierId }],
      ['/buynowstatus/getcurrentbuynowstatusbytransactionid', { transactionId }],
      ['/paymentinit/gettoken', { transactionId, mode: 'redirect', returnUrl }],
      ['/paymentinit/gettransactiondetail', { transactionId }],
      ['/esign/signthepolicy', { transactionId, carrierId, returnUrl }],
      ['/rating/getidcardordecpage', { carrierId, policyNumber, documentType: 1 }],
    ] as const;
    for (const [path, payload] of payloads) {
      const calls = requests.to(path);
      expect(
        calls.map(({ method }) => method),
        path,
      ).toContain('POST');
      for (const { body } of calls) {
        const { header, ...sent } = body;
        expect(sent, path).toEqual(payload);
        expect(header, path).toMatchObject({ brandCode: 'LS', lang: 'en' });
      }
    }

    const calls = requests.all.filter(({ path }) => path.startsWith('/sandbox/') && !path.endsWith('/purchase-log'));
    const brandOf = ({ query, body }: (typeof calls)[number]) =>
      query['header.brandCode'] ?? (body.header as { brandCode: string }).brandCode;
    expect(new Set(calls.map(brandOf))).toEqual(new Set(['LS']));
    const ofGuest = [
      ...credentials(/\/(rating|buynowstatus|paymentinit|esign)\/|\/api\/(search|vehicle|address|quote)\//),
    ];
    expect(ofGuest).toEqual([expect.stringMatching(/^Bearer guest-/)]);
    // One key for each charge and each visit of the signing page, as a string of a structured header.
    for (const path of ['/paymentinit/gettransactiondetail', '/esign/signthepolicy']) {
      expect(requests.to(path).map(({ headers }) => headers['idempotency-key'])).toEqual([
        expect.stringMatching(/^"[\da-f-]{16,}"$/),
      ]);
    }
  },
);

test(
  'a California purchase calls the California services, with name and address, and the default mileage',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    // Only the California services know the quote; the primary services are asked first.
    watch.allowsFailedRequests();
    const requests = new RecordedRequests(context, sandbox.url);
    const purchase = await StartedPurchase.at(sandbox, -1, '1004', 'ca');
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await visitor.quoteIs((quote) => ({
      ...quote,
      ...(quote.vehicles && { vehicles: quote.vehicles.map((car) => ({ ...car, annualMilesAge: null })) }),
    }));
    await visitor.opens(purchase);
    await visitor.confirmsDriver();
    await visitor.leavesOut('Sam Example');
    await visitor.answersQuestions();
    await visitor.seesSection(visitor.texts.policyTitle);
    expect(requests.to('/search/driver/search').map(({ path, query }) => ({ path, ...query }))).toEqual([
      expect.objectContaining({
        path: '/sandbox/ca/api/search/driver/search',
        FirstName: 'Alex',
        LastName: 'Example',
        'Address.AddressLine': '1 Main St',
        'Address.City': 'Los Angeles',
        'Address.State': 'CA',
        'Address.ZipCode': '90001',
        dob: '04-17-1990',
      }),
    ]);
    expect(requests.to('/search/driver/dl')).toEqual([]);
    for (const path of ['/rating/prepare', '/rating/results', '/buynowstatus/getcurrentbuynowstatusbytransactionid']) {
      const calls = requests.to(path);
      expect(calls.length, path).toBeGreaterThan(0);
      for (const call of calls) expect(call.path).toBe(`/sandbox/ca${path}`);
    }
    expect(requests.bodiesTo('/rating/prepare')).toMatchObject([
      { customer: { address: { state: 'CA' } }, cars: [{ annualMilesAge: 10_000 }] },
    ]);
  },
);

test(
  'a failed license check in California does not stop the visitor',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    // Only the California services know the quote; the primary services are asked first.
    watch.allowsFailedRequests();
    const requests = new RecordedRequests(context, sandbox.url);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    for (const fault of [
      { kind: 'refused', message: 'Nobody of that name.' },
      { kind: 'status', status: 500 },
    ] as const) {
      await sandbox.injectFault({ call: 'driverByName', ...fault });
      await visitor.opens(await StartedPurchase.at(sandbox, -1, '1004', 'ca'));
      await visitor.confirmsDriver();
      await visitor.seesSection(visitor.texts.driversTitle);
      await expect(page.getByText(visitor.texts['error.givenDataNotCorrect'])).toHaveCount(0);
      await sandbox.clearFaults();
    }
    expect(requests.to('/search/driver/search').length).toBeGreaterThan(1);
  },
);

test(
  'a Texan quote without city and state is bought from the primary services on a device in California',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    // The California services are asked for the quote first.
    watch.allowsFailedRequests();
    const requests = new RecordedRequests(context, sandbox.url);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await page.addInitScript(() => {
      const [savedAt, data] = [Date.now(), { zip: '90001', city: 'Los Angeles', state: 'CA' }];
      const record = { v: 1, savedAt, expiresAt: savedAt + 168 * 3_600_000, data };
      localStorage.setItem('covermount:LS:place', JSON.stringify(record));
    });
    const release = await holdRequests(page, '**/api/address/citybyzip*');
    await visitor.quoteIs((quote) => ({ ...quote, city: null, state: null }));
    await visitor.opens(await StartedPurchase.at(sandbox, -1));
    await visitor.seesSection(visitor.texts.driverTitle);
    expect(requests.to('/api/quote/byTransactionId').map(({ path }) => path)).toEqual([
      '/sandbox/ca/api/quote/byTransactionId',
      '/sandbox/api/quote/byTransactionId',
    ]);
    expect(requests.to('/questions/1004').map(({ path }) => path)).toEqual(['/sandbox/questions/1004']);
    release();
    await visitor.confirmsDriver();
    await visitor.drivesAlone();
    await visitor.answersQuestions();
    await visitor.seesSection(visitor.texts.policyTitle);
    expect(requests.to('/rating/prepare').map(({ path }) => path)).toEqual(['/sandbox/rating/prepare']);
  },
);

test(
  'a purchase is logged in the carrier’s own sheet, with the credential of that sheet',
  inLongTier,
  async ({ page, context, sandbox }) => {
    const requests = new RecordedRequests(context, sandbox.url);
    const own = 'Basic Y2FycmllcjpzYW1wbGU=';
    await changePage(context, {
      widget: { carriers: [{ carrierId: 1004, sheetsDbUrl: '/carrier-log', sheetsDbAuthorization: own }] },
      services: { purchaseLog: { authorization: sheetCredential } },
    });
    await page.route('**/carrier-log', (route) => route.fulfill({ status: 201, json: { created: 1 } }));
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const purchase = await StartedPurchase.at(sandbox, 1);
    await visitor.opens(purchase);
    await visitor.seesSection(visitor.texts.policyTitle);
    const rows = () =>
      requests.to('/carrier-log').map(({ headers, body }) => ({ credential: headers.authorization, ...body }));
    await expect.poll(rows).toMatchObject([
      {
        credential: own,
        data: [
          {
            TransactionId: purchase.transactionId,
            CarrierId: '1004',
            BrandCode: 'LS',
            Step: 'e2e-policy',
            Message: 'Policy Details',
          },
        ],
      },
    ]);
    expect(requests.to('/purchase-log')).toEqual([]);
    // A purchase of another carrier is logged in the page's sheet.
    await visitor.opens(await StartedPurchase.at(sandbox, 1, '1008'));
    await visitor.seesSection(visitor.texts.policyTitle);
    await expect
      .poll(() => requests.to('/purchase-log').map(({ headers }) => headers.authorization))
      .toEqual([sheetCredential]);
    expect(requests.to('/carrier-log')).toHaveLength(1);
  },
);
