import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { RoadsideMember } from '../model/roadside-member.ts';

/** Responds to every call of a path with this JSON. */
const answers = (page: Page, path: string, body: unknown) =>
  page.route(`**/api/roadAssistance/${path}*`, (route) => route.fulfill({ json: body }));

test(
  'unusual responses are read: other names and cases of keys, amounts as text, names of states',
  inLongTier,
  async ({ page, sandbox }) => {
    const member = new RoadsideMember(page, sandbox);
    await answers(page, 'prepare', {
      IsSuccess: true,
      Plans: [
        { Name: 'Individual', Price: '$1,234.50', color: 'red' },
        { Name: 'FAMILY', Price: 69, Features: [{ Title: 'Towing', Limit: '25 miles' }] },
      ],
      STATES: ['texas', 'Nuevo México'],
    });
    await member.opens();
    await member.reads('$1,234.50');
    await member.chooses('single');
    await member.fillsIn();
    let sent: Record<string, unknown> = {};
    await page.route('**/api/roadAssistance/enroll*', (route) => {
      sent = route.request().postDataJSON() as Record<string, unknown>;
      return route.fulfill({ json: { Payment_Url: `${sandbox.url}/roadside.html?transactionId=7`, TransactionID: 7 } });
    });
    await answers(page, 'transaction', { PolicyNumber: 204_117, payDate: '11/20/2026', EMAIL: null });
    await member.payButton('$1,234.50').click();
    await member.sees('confirmedTitle');
    await member.reads('204117');
    await member.reads('Nov 20th, 2026');
    expect(sent).toMatchObject({ package: 'Individual', amount: 1234.5, term: 6, country: 'USA', state: 'TX' });
  },
);

for (const [what, body] of [
  ['no memberships', { packages: [], allowedStates: ['TX'] }],
  ['no states', { packages: [{ package: 'Single', amount: 39 }] }],
  ['null', null],
  ['a text', 'ready'],
] as const) {
  test(`unreadable prices show a message and a retry (${what})`, inLongTier, async ({ page, sandbox, watch }) => {
    watch.allows(/^console (warning|error): \[covermount\]/);
    const member = new RoadsideMember(page, sandbox);
    await answers(page, 'prepare', body);
    await member.opens();
    await member.choice('family').check();
    await member.reads(member.texts.malformedTitle);
    await page.unroute('**/api/roadAssistance/prepare*');
    await member.button('retry').click();
    await member.reads('$69.00');
    await expect(member.choice('family')).toBeChecked();
  });
}

for (const [what, answer, title] of [
  ['an address on an untrusted origin', { paymentUrl: 'https://stranger.example/pay' }, 'untrustedTitle'],
  ['a script as an address', { paymentUrl: 'javascript:alert(1)' }, 'malformedTitle'],
  ['a protocol-relative address', { paymentUrl: '//stranger.example/pay' }, 'malformedTitle'],
  ['an address with a user name', { paymentUrl: 'https://pay.partner.example@stranger.example/' }, 'malformedTitle'],
  ['no address', { isSuccess: true }, 'notOpenedTitle'],
  ['an empty address', { paymentUrl: ' ' }, 'notOpenedTitle'],
  ['a refusal', { isSuccess: false, message: 'Not today <b>please</b>' }, 'refusedTitle'],
] as const) {
  test(
    `only a trusted payment page opens, and typed text is kept: ${what}`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allows(/^console (warning|error): \[covermount\]/);
      const member = new RoadsideMember(page, sandbox);
      await member.opens();
      await member.chooses('single');
      await member.fillsIn();
      await answers(page, 'enroll', answer);
      await member.payButton('$39.00').click();
      await member.reads(member.texts[title]);
      expect(new URL(page.url()).pathname).toBe('/roadside.html');
      await expect(member.field('email')).toHaveValue(member.email);
      await page.unroute('**/api/roadAssistance/enroll*');
      await member.button('retry').click();
      await member.paymentPage.sees();
    },
  );
}

for (const [what, answer, title] of [
  ['an empty policy number', { policyNumber: '', statusCode: 'A' }, 'pendingTitle'],
  ['no policy number', { isSuccess: true }, 'pendingTitle'],
  ['a fault status', { policyNumber: null, statusCode: 503 }, 'pendingTitle'],
  ['a refusal', { isSuccess: false, message: 'Payment not found' }, 'pendingTitle'],
  ['a text', 'paid', 'pendingTitle'],
  ['a declined payment', { policyNumber: '', statusCode: 'Declined' }, 'declinedTitle'],
] as const) {
  test(
    `a result without success never says that nothing was charged, and can be checked again: ${what}`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allows(/^console (warning|error): \[covermount\]/);
      const member = new RoadsideMember(page, sandbox);
      await answers(page, 'transaction', answer);
      await member.opens('&transactionId=t-1');
      await member.sees(title);
      await expect(member.widget.getByText(member.texts.payNote)).toHaveCount(0);
      await answers(page, 'transaction', {
        policyNumber: 'RSA-1',
        policyDocumentUrl: 'https://stranger.example/m.pdf',
      });
      await member.button('checkAgain').click();
      await member.sees('confirmedTitle');
      // A document of an untrusted origin has no link.
      await expect(member.document).toHaveCount(0);
      await member.reads(member.texts.documentMissing);
    },
  );
}

test(
  'visitors of a state that is not sold can call if there is no lead store',
  inLongTier,
  async ({ page, sandbox }) => {
    await page.route('**/roadside.html*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"leadStore": \{[^}]*\},/, '');
      await route.fulfill({ response, body });
    });
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.chooses('single');
    await member.fillsIn({ zip: '10001' });
    await member.reads(member.texts.waitlistClosed);
    await expect(member.widget.getByRole('link', { name: /512-555-0142/ })).toBeVisible();
    await expect(member.button('joinWaitlist')).toHaveCount(0);
  },
);

test(
  'answers of the quote flow are prefilled in the membership form',
  inLongTier,
  async ({ page, sandbox, visitor }) => {
    await visitor.opens('/quote-flow.html');
    await visitor.typesName();
    await visitor.hasSavedAnswers();
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.chooses('family');
    await expect(member.field('firstName')).toHaveValue(visitor.person.firstName);
    await expect(member.field('lastName')).toHaveValue(visitor.person.lastName);
  },
);

test(
  'a form submitted before the states are loaded enrolls nobody in a state that is not sold',
  inLongTier,
  async ({ page, sandbox }) => {
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.chooses('single');
    await member.fillsIn({ zip: '10001' });
    let enrollments = 0;
    await page.route('**/roadAssistance/enroll*', async (route) => {
      enrollments += 1;
      await route.continue();
    });
    const letPricesGo = await holdRequests(page, '**/roadAssistance/prepare*');
    await page.reload();
    await member.widget.locator('button[type=submit]').click();
    letPricesGo();
    await expect(member.button('joinWaitlist')).toBeVisible();
    expect(enrollments).toBe(0);
  },
);
