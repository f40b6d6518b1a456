import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { savedQuoteExamples } from '#services/quotes/saved-quote.examples';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';
import { button, field, I, openFlow } from '../testing/open-flow.tsx';
import { minimalLead } from './affiliate-lead/affiliate-lead.examples.ts';
import { entryEn } from './strings.en.ts';

const dialog = (name: string) => page.getByRole('dialog', { name });

describe('a partner’s lead', () => {
  const lead = (raw: object) =>
    new FakeServices({ affiliateLead: says({ isSuccess: true, lead: { rawData: JSON.stringify(raw) } }) });
  const path = '/get-a-quote?code=L-100';

  test('a lead with only a zip code shows each missing answer as empty', async () => {
    await openFlow({ services: lead(minimalLead), path });
    for (const piece of ['First name', 'Email', 'Gender', 'Marital status', 'Currently insured', 'Vehicles'])
      await expect.element(page.getByText(`${piece} is empty`, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Zip code is empty')).not.toBeInTheDocument();
  });

  test.each([
    ['the lead', 'entry.overrideNew', 'Kim'],
    ['the visitor', 'entry.overrideOwn', 'Alex'],
  ] as const)(
    'a lead of someone else asks whose answers to use, and continues with those of %s',
    async (_, key, name) => {
      const services = lead({ DataPassData: { FirstName: 'Kim', LastName: 'Example', DOB: '12-03-1991' } });
      await openFlow({ at: 'contact', services, path });
      await expect.element(dialog(entryEn['entry.overrideTitle'])).toBeVisible();
      await button(entryEn[key]).click();
      await expect.element(field('Email address')).toBeVisible();
      await button('Back').click();
      await expect.element(field('First name')).toHaveValue(name);
    },
  );
});

test('a visitor whose lead cannot be loaded follows the link again or starts a new quote', async () => {
  const services = new FakeServices({ affiliateLead: hangsUp });
  const { violations } = await openFlow({ services, path: '/get-a-quote?code=L-100' });
  const newQuote = button(entryEn['entry.newQuote']);
  await expect.element(newQuote).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Try again').click();
  await expect.poll(() => services.requestsOf('affiliateLead').length).toBeGreaterThan(1);
  await newQuote.click();
  await expect.element(I.seePage('Let’s start with you')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['answers 500', says('', 500), en.unreachableTitle],
  ['refuses for another reason', says({ isSuccess: false, message: 'Try again later.' }, 400), 'Try again later.'],
  ['returns a malformed response', says('<html>'), en.malformedTitle],
  ['returns a lead that is not JSON', says({ isSuccess: true, lead: { rawData: '{ "Lead":' } }), en.malformedTitle],
])('shows that the lead service %s, and keeps the answers of the saved visit', async (_, answer, title) => {
  const services = new FakeServices({ affiliateLead: answer });
  const { focused, violations } = await openFlow({ at: 'contact', services, path: '/get-a-quote?code=L-100' });
  await expect.element(page.getByRole('alert')).toHaveTextContent(title);
  expect(await violations()).toEqual([]);
  const release = services.hold('affiliateLead');
  await button('Try again').click();
  expect(focused()?.textContent).toBe(entryEn['entry.enteringTitle']);
  release();
  await button(entryEn['entry.newQuote']).click();
  await expect.element(field('Email address')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await button('Back').click();
  await expect.element(field('First name')).toHaveValue('Alex');
});

test.each([
  ['en', en, 'Everything you entered'],
  ['es', es, 'Guardamos todo'],
] as const)(
  'does not say that answers are kept when the browser goes offline while the quote of a link loads (%s)',
  async (language, labels, claim) => {
    const services = new FakeServices();
    onTestFinished(services.hold('loadQuoteByTransaction'));
    const { container } = await openFlow({ services, language, labels, path: '/get-a-quote?transactionId=T-1' });
    await expect.poll(() => services.requestsOf('loadQuoteByTransaction')).toHaveLength(1);
    dispatchEvent(new Event('offline'));
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(labels.offlineTitle);
    await expect.element(alert).toHaveTextContent(labels.offlineLoadingText);
    expect(container.textContent).not.toContain(claim);
  },
);

describe('a customer who gave a license', () => {
  /** On the contact page, after a license lookup that found the customer. */
  async function known() {
    const flow = await openFlow({
      services: new FakeServices({ customerQuote: 'maximal', getResults: 'allCarriers' }),
    });
    await page.getByText('With my driver license').click();
    await field('Driver license number').fill('12345678');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
    await expect.element(dialog(entryEn['entry.customerTitle'])).toBeVisible();
    return flow;
  }

  test('the customer’s last quote is offered over the contact page, and opens on yes', async () => {
    const { services, events, violations } = await known();
    await expect.element(dialog(entryEn['entry.customerTitle'])).toHaveTextContent('before on November 2, 2026');
    expect(await violations()).toEqual([]);
    expect(services.requestsOf('customerQuote')[0]?.body).toMatchObject({ driverLicenseNumber: '12345678' });
    await button(entryEn['entry.customerYes']).click();
    await expect.element(I.seePage(/here are 5 quotes/)).toBeVisible();
    expect(events).toContainEqual({ event: 'Visitor Recognized', data: { userType: 'repeat' } });
  });

  test('a customer who declines the offered quote continues with the contact page', async () => {
    await known();
    await button(entryEn['entry.customerNo']).click();
    await expect.element(dialog(entryEn['entry.customerTitle'])).not.toBeInTheDocument();
    await expect.element(field('Email address')).toBeVisible();
  });
});

describe('a link to a quote', () => {
  test.each([200, 400])(
    'shows why the service refuses for another reason with status %d, and opens the quote on a retry',
    async (status) => {
      const message = 'Our system is temporarily unavailable.';
      const services = new FakeServices({ loadQuoteByTransaction: says({ isSuccess: false, message }, status) });
      await openFlow({ services, path: '/get-a-quote?transactionId=T-1' });
      await expect.element(page.getByRole('alert')).toHaveTextContent(message);
      await expect.element(page.getByText(entryEn['entry.quoteNotFoundTitle'])).not.toBeInTheDocument();
      services.respond('loadQuoteByTransaction', says(savedQuoteExamples.maximal.body));
      await button('Try again').click();
      await expect.element(dialog(entryEn['entry.ownerTitle'])).toBeVisible();
    },
  );

  test.each([
    ['it is loaded', 'loadQuoteByTransaction', { isSuccess: false, message: 'Quote not found!' }],
    ['its owner is verified', 'verifyQuoteOwner', { isSuccess: false, message: 'Quote not found!' }],
    ['its owner does not match', 'verifyQuoteOwner', { isSuccess: true, isMatch: false, message: 'Quote not found!' }],
  ])('opens the driver step and says why when the quote is not found while %s', async (_, call, answer) => {
    const services = new FakeServices({ [call]: says(answer) });
    await openFlow({ services, path: '/get-a-quote?transactionId=T-1' });
    if (call === 'verifyQuoteOwner') {
      await expect.element(dialog(entryEn['entry.ownerTitle'])).toBeVisible();
      await I.typeBirthDate('4', '17', '1990');
      await button(entryEn['entry.ownerCheck']).click();
    }
    await expect.element(page.getByText(entryEn['entry.quoteNotFoundTitle'])).toBeVisible();
    await expect.element(I.seePage('Let’s start with you')).toBeVisible();
  });
});

test('a visitor whom a customer’s link names is rated as that customer', async () => {
  const services = new FakeServices({ getResults: 'allCarriers' });
  await openFlow({ services, path: '/get-a-quote?customerid=c-77' });
  await expect.element(I.seePage(/quotes/)).toBeVisible();
  expect(services.requestsOf('prepareTransaction')[0]?.body).toMatchObject({ customerId: 'c-77' });
});

test('a visitor who keeps their own answers still counts as one of the partner’s link', async () => {
  const rawData = JSON.stringify({ DataPassData: { FirstName: 'Kim', LastName: 'Example', DOB: '12-03-1991' } });
  const services = new FakeServices({
    leadByUtm: says({ isSuccess: true, lead: { rawData } }),
    getResults: 'allCarriers',
  });
  await openFlow({ at: 'policy', services, path: '/get-a-quote?customerid=c-77&utm_source=qs' });
  await button(entryEn['entry.overrideOwn']).click();
  await I.pickACoverage();
  await expect.element(I.seePage(/quotes/)).toBeVisible();
  expect(services.requestsOf('prepareTransaction')[0]?.body).toMatchObject({
    customer: { name: 'Alex' },
    customerId: 'c-77',
  });
  await expect
    .poll(() => services.requestsOf('createLead')[0]?.body)
    .toMatchObject({ data: [{ 'First Name': 'Alex', 'User Type': 'affiliate' }] });
});

describe('at #previousQuotes', () => {
  // Registered first, it runs after the flow, which may still write its hash, was removed.
  beforeEach((context) =>
    context.onTestFinished(() => history.replaceState(null, '', location.pathname + location.search)),
  );

  test('searches by dates in a session that names the visitor, and asks who owns a found quote', async () => {
    history.replaceState(null, '', '#previousQuotes');
    const { services } = await openFlow({ at: 'details', config: { mirrorHash: true, previousQuotesBy: ['dates'] } });
    const type = async (name: string, parts: readonly [month: string, day: string, year: string]) => {
      const date = page.getByRole('group', { name, exact: true });
      for (const [index, label] of ['Month', 'Day', 'Year'].entries())
        await date.getByLabelText(label, { exact: true }).fill(parts[index]!);
    };
    await type(entryEn['entry.from'], ['10', '1', '2026']);
    await type(entryEn['entry.to'], ['11', '20', '2026']);
    await button(entryEn['entry.find']).click();
    await button(/^Open: /)
      .first()
      .click();
    await expect.element(dialog(entryEn['entry.ownerTitle'])).toBeVisible();
    expect(services.requestsOf('createGuestToken').at(-1)?.body).toMatchObject({
      phone: '5125550142',
      dob: '1990-04-17',
    });
    const calls = services.received.map(({ id }) => id);
    expect(calls.indexOf('searchQuotes')).toBeGreaterThan(calls.lastIndexOf('createGuestToken'));
    expect(services.requestsOf('searchQuotes')[0]?.query).toMatchObject({ from: '2026-10-01', to: '2026-11-20' });
  });

  test.each(['previousQuotes', 'PREVIOUSQUOTES', 'previousquotes'])(
    'opens the page of previous quotes from the hash %s',
    async (hash) => {
      history.replaceState(null, '', `#${hash}`);
      await openFlow({ config: { mirrorHash: true } });
      await expect.element(I.seePage(entryEn['entry.previousTitle'])).toBeVisible();
    },
  );

  test('opens the previous quotes on a page that keeps its hash, and leaves the address unchanged', async () => {
    history.replaceState(null, '', '#previousQuotes');
    await openFlow({ config: { mirrorHash: false } });
    await expect.element(I.seePage(entryEn['entry.previousTitle'])).toBeVisible();
    await button(entryEn['entry.newQuote']).click();
    await expect.element(I.seePage('Let’s start with you')).toBeVisible();
    expect(location.hash).toBe('#previousQuotes');
  });

  test('ignores the hash of a step on a page that keeps its hash', async () => {
    history.replaceState(null, '', '#driver3');
    await openFlow({ at: 'policy', config: { mirrorHash: false } });
    await expect.element(page.getByText('State minimum', { exact: true })).toBeVisible();
  });

  test('looks up the zip code of a previous quote from California with the California services', async () => {
    history.replaceState(null, '', '#previousQuotes');
    const place = { city: 'Sacramento', state: 'CA', zipCode: '95814' };
    const services = new FakeServices({
      loadQuoteByTransaction: says({ ...savedQuoteExamples.maximal.body, ...place }),
    });
    await openFlow({ services, config: { mirrorHash: true } });
    await field('Phone number').fill('5125550142');
    await I.typeBirthDate('4', '17', '1990');
    await button(entryEn['entry.find']).click();
    await button(/^Open: /)
      .first()
      .click();
    await expect.poll(() => services.requestsOf('cityByZip')[0]?.variant).toBe('ca');
    expect(services.requestsOf('loadQuoteByTransaction')[0]?.variant).toBe('primary');
  });

  test('a visitor with quotes on the screen waits for new rates of a previous quote in the dialog', async () => {
    const services = new FakeServices({ getResults: 'allCarriers' });
    onTestFinished(services.hold('requote'));
    history.replaceState(null, '', location.pathname + location.search);
    await openFlow({ at: 'policy', services, config: { mirrorHash: true } });
    await I.pickACoverage();
    await expect.element(I.seePage(/here are 5 quotes/)).toBeVisible();
    location.hash = '#previousQuotes';
    await field('Phone number').fill('5125550142');
    await I.typeBirthDate('4', '17', '1990');
    await button('Find my quotes').click();
    const requote = button(/^Get new rates: /).first();
    await expect.element(requote).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await requote.click();
    const wait = dialog('Finding your best rates');
    await expect.element(wait).toHaveTextContent(en['results.spinnerText']);
    await expect.element(wait).not.toHaveTextContent('have answered');
    await expect.element(page.getByRole('radio', { name: 'State minimum' })).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(12_000);
    await expect.element(wait).toHaveTextContent(en['results.spinnerLonger']);
    await expect.element(wait).not.toHaveTextContent(en['results.spinnerCancel']);
    await button(entryEn['entry.requoteCancel']).last().click();
    await expect.element(I.seePage('We found 2 quotes')).toBeVisible();
  });

  test('shows after 300 seconds that new rates did not arrive, with a way to ask again', async () => {
    history.replaceState(null, '', '#previousQuotes');
    const services = new FakeServices({ getResults: 'allCarriers' });
    const accept = services.hold('requote');
    onTestFinished(accept);
    await openFlow({ services, config: { mirrorHash: true } });
    await field('Phone number').fill('5125550142');
    await I.typeBirthDate('4', '17', '1990');
    await button('Find my quotes').click();
    const requote = button(/^Get new rates: /).first();
    await expect.element(requote).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await requote.click();
    const wait = dialog('Finding your best rates');
    await expect.element(wait).toBeVisible();
    await vi.advanceTimersByTimeAsync(299_000);
    await expect.element(wait).toBeVisible();
    await vi.advanceTimersByTimeAsync(1000);
    await expect.element(wait).not.toBeInTheDocument();
    await expect.element(I.seePage(/we could not get your quotes yet/)).toBeVisible();
    await expect.element(button('Try again')).toBeVisible();
    await button('Back').click();
    await expect.element(I.seePage('We found 2 quotes')).toBeVisible();
  });
});
