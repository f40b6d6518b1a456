import { act } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RentersCoverage } from '#domain/renters-coverage';
import type { RentersRate } from '#domain/renters-plan';
import { TestDevice } from '#embed/testing/fake-page';
import { button, choice, press } from '#flow/testing/open-flow';
import { silence } from '#flow/testing/run-machine';
import { format } from '#i18n/format';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { newVisit } from './new-visit.ts';
import {
  exampleCard,
  exampleChoice,
  exampleConfig,
  exampleInput,
  examplePersonal,
  exampleRate,
  nobodyKnown,
} from './renters.examples.ts';
import type { RentersEvent, Visit } from './renters.types.ts';
import { en } from './strings.en.ts';
import { drawRenters } from './testing/draw-renters.ts';
import { statusOf, toCoverage, toPayment, toPurchase } from './testing/run-renters.ts';

const languages = ['en', 'es'] as const;
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const list = (name: string) => page.getByRole('combobox', { name, exact: true });
const summary = () =>
  page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

/** A complete form, as the other widgets know the visitor. */
const knownAnswers = {
  ...nobodyKnown,
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex@example.com',
  phone: '5125550142',
  street: '100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
};
const knownVisitor = { entry: { visit: undefined, known: knownAnswers } };

async function startsOn(date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await textbox(en.month).fill(month);
  await textbox(en.day).fill(day);
  await textbox(en.year).fill(year);
}

describe('personal information', () => {
  test.for(languages)('asks who rents, where and from which day (%s)', async (language) => {
    const { labels, sees, violations } = await drawRenters({ language });
    await sees(labels.personalTitle);
    for (const name of [labels.firstName, labels.lastName, labels.email, labels.phone, labels.street]) {
      await expect.element(textbox(name)).toHaveValue('');
    }
    await expect.element(textbox(labels.year)).toHaveValue('2026');
    for (const group of [labels.hasInterestedParty, labels.hasRoommates]) {
      await expect
        .element(page.getByRole('group', { name: group }).getByRole('radio', { checked: true }))
        .toHaveAccessibleName(labels.no);
    }
    // City and state follow the zip code.
    await expect.element(list(labels.state)).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test('begins with everything that the visitor entered in other widgets', async () => {
    const { renters } = await drawRenters({ run: { responses: knownVisitor } });
    const expected = [
      [en.firstName, 'Alex'],
      [en.lastName, 'Example'],
      [en.email, 'alex@example.com'],
      [en.phone, '512-555-0142'],
      [en.street, '100 Congress Ave'],
      [en.zip, '78701'],
      [en.city, 'Austin'],
    ] as const;
    for (const [name, value] of expected) await expect.element(textbox(name)).toHaveValue(value);
    await expect.element(list(en.state)).toHaveValue('TX');
    await button(en.next).click();
    await expect.poll(() => renters.context().section).toBe('coverage');
    expect(renters.context().personal).toMatchObject({
      phone: '5125550142',
      effectiveDate: '2026-11-20',
      roommates: [],
    });
  });

  test('shows every answer of an earlier transaction', async () => {
    const earlier = {
      firstName: 'Riley',
      roommates: [{ firstName: 'Jordan', lastName: 'Placeholder' }],
      interestedParty: { name: 'Sample Leasing', email: 'leasing@example.com' },
      choice: {},
    };
    const link = { transactionId: 'earlier-1', carrierId: '' };
    await drawRenters({ run: { input: { link }, responses: { earlier } } });
    await expect.element(textbox(en.firstName)).toHaveValue('Riley');
    await expect.element(textbox(en.partyEmail)).toHaveValue('leasing@example.com');
    await expect.element(textbox('Last name of roommate 1')).toHaveValue('Placeholder');
  });

  test.for([
    ['is unknown', new RefusedError('earlier', { status: 404 }), 'earlierNotFoundTitle', 0],
    ['cannot be loaded', new NetworkError('earlier'), 'earlierFailedTitle', 1],
  ] as const)('shows that an earlier transaction %s, with the phone', async ([_what, error, title, retries]) => {
    const link = { transactionId: 'earlier-1', carrierId: '' };
    const { renters, violations } = await drawRenters({ run: { input: { link }, responses: { earlier: error } } });
    await expect.element(page.getByRole('alert')).toHaveTextContent(en[title]);
    await expect.element(page.getByRole('link', { name: /512-555-0100/ })).toBeVisible();
    expect(button(en.retry).elements()).toHaveLength(retries);
    expect(await violations()).toEqual([]);
    if (retries === 0) return;
    renters.responses.earlier = { firstName: 'Riley', roommates: [], choice: {} };
    await button(en.retry).click();
    await expect.element(textbox(en.firstName)).toHaveValue('Riley');
  });

  test('shows the service’s reason for refusing an earlier transaction, with the phone and no retry', async () => {
    const reason = 'Your transaction has expired, José.';
    const earlier = new RefusedError('earlier', { status: 400, reason });
    const link = { transactionId: 'earlier-1', carrierId: '' };
    await drawRenters({ run: { input: { link }, responses: { earlier } } });
    await expect.element(page.getByRole('alert')).toHaveTextContent(reason);
    await expect.element(page.getByRole('link', { name: /512-555-0100/ })).toBeVisible();
    expect(button(en.retry).elements()).toHaveLength(0);
  });

  test('lists every missing answer, also of the party and the roommates, and links to its field', async () => {
    const { focused, violations, renters } = await drawRenters({
      run: { responses: { entry: { visit: undefined, known: { ...nobodyKnown, zip: '7870' } } } },
    });
    await choice(en.hasInterestedParty, en.yes).click();
    await choice(en.hasRoommates, en.yes).click();
    await button(en.addRoommate).click();
    await press(en.next);
    const required = (field: string) => format(en['error.required'], { field });
    const ofRoommate = (name: 'firstName' | 'lastName', number: number) =>
      required(format(en[`roommate.${name}`], { number }));
    await expect
      .poll(summary)
      .toEqual([
        required(en.firstName),
        required(en.lastName),
        required(en.email),
        required(en.phone),
        required(en.street),
        en['error.zipInvalid'],
        required(en.partyName),
        required(en.partyEmail),
        ofRoommate('firstName', 1),
        ofRoommate('lastName', 1),
        ofRoommate('firstName', 2),
        ofRoommate('lastName', 2),
      ]);
    await page.getByRole('link', { name: ofRoommate('lastName', 2) }).click();
    expect(focused()).toBe(textbox('Last name of roommate 2').element());
    await expect.element(textbox('Last name of roommate 2')).toHaveAccessibleDescription(ofRoommate('lastName', 2));
    expect(renters.context().personal).toBeUndefined();
    expect(await violations()).toEqual([]);
  });

  test.for([
    [en.firstName, 'A', 'error.nameTooShort', en.firstName],
    [en.email, 'alex@', 'error.emailInvalid', ''],
    [en.phone, '512-555-014', 'error.phoneInvalid', ''],
    [en.street, '1', 'error.addressTooShort', ''],
    [en.city, ' ', 'error.required', en.city],
    [en.zip, '7870', 'error.zipInvalid', ''],
  ] as const)('rejects the %s %j beside its field on blur', async ([name, typed, error, field]) => {
    await drawRenters({ run: { responses: knownVisitor } });
    await textbox(name).fill(typed);
    await userEvent.tab();
    await expect
      .element(textbox(name))
      .toHaveAccessibleDescription(new RegExp(format(en[error], { field }).replaceAll(/[?.]/g, '.')));
    await expect.element(button(en.next)).toHaveAttribute('aria-disabled', 'true');
  });

  test.for([
    [
      'in which nothing can be quoted',
      { places: [{ zip: '78701', city: 'Austin', state: 'TX' }] },
      'error.zipNotQuotable',
    ],
    ['in an area that is not served', { places: [], isNotServed: true }, 'error.zipNotQuotable'],
    ['that does not exist', { places: [] }, 'error.zipUnknown'],
  ] as const)('shows the error of a zip code %s, and does not continue', async ([_what, lookup, error]) => {
    const responses = { ...knownVisitor, places: { zip: '78701', isQuotable: false, ...lookup } };
    const { renters, violations } = await drawRenters({ run: { responses } });
    await expect.element(textbox(en.zip)).toHaveAccessibleDescription(en[error]);
    await press(en.next);
    await expect.element(page.getByRole('link', { name: en[error] })).toBeVisible();
    expect(renters.context().section).toBe('personal');
    expect(await violations()).toEqual([]);
  });

  test.for([
    ['2026-11-19', 'Your policy can start on Nov 20, 2026 at the earliest'],
    ['2026-11-20', undefined],
    ['2026-12-20', undefined],
    ['2026-12-21', 'Your policy can start on Dec 20, 2026 at the latest'],
    ['2027-02-30', 'Enter a real date, from Nov 20, 2026 to Dec 20, 2026'],
  ] as const)('accepts a policy that starts from today to the configured limit: %s', async ([date, error]) => {
    const { renters } = await drawRenters({ config: { maximumDaysAhead: 30 }, run: { responses: knownVisitor } });
    await startsOn(date);
    await press(en.next);
    if (error) await expect.element(page.getByRole('link', { name: error })).toBeVisible();
    else await expect.poll(() => renters.context().personal?.effectiveDate).toBe(date);
  });

  test.for([
    ['a millisecond before', -1, '2026-11-23'],
    ['at', 0, '2026-11-24'],
  ] as const)('proposes and accepts the agency’s current date %s its midnight', async ([_when, offset, today]) => {
    const device = new TestDevice();
    device.now = Date.UTC(2026, 10, 24, 6) + offset;
    const { renters } = await drawRenters({ device, run: { input: { today: () => today }, responses: knownVisitor } });
    await expect.element(textbox(en.day)).toHaveValue(String(Number(today.slice(-2))));
    await startsOn('2026-11-23');
    await press(en.next);
    if (offset < 0) await expect.poll(() => renters.context().personal?.effectiveDate).toBe('2026-11-23');
    else await expect.element(page.getByRole('link', { name: /Nov 24, 2026 at the earliest/ })).toBeVisible();
  });

  test('shows at once that a saved first day has passed', async () => {
    const visit: Visit = { ...newVisit, drafts: { personal: { effectiveDate: '2026-11-18' } } };
    const { violations } = await drawRenters({ run: { visit } });
    await expect.element(page.getByText('Your policy can start on Nov 20, 2026 at the earliest')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

test.for(languages)('street and apartment are on one line in a wide window (%s)', async (language) => {
  await page.viewport(1280, 844);
  onTestFinished(() => page.viewport(390, 844));
  const { labels } = await drawRenters({ language });
  const [street, apartment] = [labels.street, `${labels.apartment} ${labels.optional}`].map((name) =>
    textbox(name).element().getBoundingClientRect(),
  );
  expect(apartment!.left).toBeGreaterThan(street!.right);
  expect(apartment!.top).toBe(street!.top);
});

test('rejects a first day that has passed since the form was rendered, when Next is pressed', async () => {
  const device = new TestDevice();
  const { renters } = await drawRenters({ device, run: { responses: knownVisitor } });
  await expect.element(page.getByText('Austin, TX')).toBeVisible();
  device.now += 24 * 3_600_000;
  await press(en.next);
  await expect.poll(summary).toEqual(['Your policy can start on Nov 21, 2026 at the earliest']);
  expect(renters.context().personal).toBeUndefined();
});

describe('roommates', () => {
  const first = (number: number) => textbox(`First name of roommate ${number}`);

  test('roommates are at most five, are announced, and move up when one is removed', async () => {
    const { focused, violations } = await drawRenters();
    await choice(en.hasRoommates, en.yes).click();
    for (let number = 1; number <= 5; number += 1) {
      if (number > 1) {
        await button(en.addRoommate).click();
        await expect.poll(focused).toBe(first(number).element());
        await expect.element(page.getByText(format(en.roommateAdded, { number }))).toBeInTheDocument();
      }
      await first(number).fill(`Robin${'abcde'[number - 1]}`);
    }
    await expect.element(button(en.addRoommate)).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await button('Remove roommate 2').click();
    await expect.element(first(2)).toHaveValue('Robinc');
    await expect.element(first(5)).not.toBeInTheDocument();
    await expect.poll(focused).toBe(first(2).element());
    await expect.element(button(en.addRoommate)).toBeVisible();
  });

  test('roommates can be added up to the configured number', async () => {
    await drawRenters({ config: { roommateButtonLimit: 4 } });
    await choice(en.hasRoommates, en.yes).click();
    for (let number = 2; number <= 4; number += 1) await button(en.addRoommate).click();
    await expect.element(first(4)).toBeVisible();
    await expect.element(button(en.addRoommate)).not.toBeInTheDocument();
  });
});

describe('a state that is not sold', () => {
  const config = { allowedStates: ['AZ'] as 'AZ'[] };

  test.for(languages)('offers the waitlist instead of Next, and confirms joining it (%s)', async (language) => {
    const { labels, sees, renters, violations } = await drawRenters({
      language,
      config,
      run: { responses: knownVisitor },
    });
    await expect.element(page.getByText(format(labels.waitlistTitle, { state: 'Texas' }))).toBeVisible();
    await expect.element(button(labels.next)).not.toBeInTheDocument();
    await expect.element(textbox(labels.year)).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await button(labels.joinWaitlist).click();
    await sees(labels.waitlistedTitle);
    await expect
      .element(page.getByText(format(labels.waitlistedText, { email: knownAnswers.email, state: 'Texas' })))
      .toBeVisible();
    expect(renters.inputOf('waitlist')).toMatchObject({ draft: { zip: '78701' }, isRepeated: false });
    expect(await violations()).toEqual([]);
  });

  test('offers only the phone without a lead store, and reports the missing configuration', async () => {
    const { failures, violations } = await drawRenters({
      config,
      addresses: { leadStore: { url: '' } },
      run: { responses: knownVisitor },
    });
    await expect.element(page.getByText(en.noWaitlistText)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /512-555-0100/ })).toBeVisible();
    await expect.element(button(en.joinWaitlist)).not.toBeInTheDocument();
    await expect.poll(() => failures).toEqual(['config']);
    expect(await violations()).toEqual([]);
  });

  test('keeps what is being sent to the waitlist as it is', async () => {
    await drawRenters({ config, run: { responses: { ...knownVisitor, waitlist: silence } } });
    await button(en.joinWaitlist).click();
    await expect.element(textbox(en.email)).toHaveAttribute('readonly');
  });

  test('keeps the answers when the waitlist cannot be joined, and joins it on request', async () => {
    const responses = { ...knownVisitor, waitlist: new NetworkError('createLead') };
    const { renters, sees } = await drawRenters({ config, run: { responses } });
    await button(en.joinWaitlist).click();
    await expect.element(page.getByText(en.unreachableTitle)).toBeVisible();
    await expect.element(textbox(en.email)).toHaveValue(knownAnswers.email);
    renters.responses.waitlist = undefined;
    await button(en.retry).click();
    await sees(en.waitlistedTitle);
  });
});

describe('coverage', () => {
  const coverages: readonly RentersCoverage[] = [
    {
      code: 'CoverageC',
      options: [
        { value: '9999', amount: 9999, text: '' },
        { value: '50000', amount: 50_000, text: '' },
      ],
      initial: '50000',
    },
    { code: 'WaterBackup', options: [{ value: '0', amount: 0, text: '' }], initial: '0' },
    {
      code: 'ReplacementCost',
      options: [
        { value: 'Y', amount: undefined, text: '' },
        { value: 'N', amount: undefined, text: '' },
      ],
      initial: 'Y',
    },
    { code: 'AllOtherPeril', options: [{ value: '1000', amount: 1000, text: '' }], initial: '1000' },
  ];

  test('offers limits and deductibles of the state with separators, and the loss of use that follows', async () => {
    const { labels, sees, violations } = await drawRenters({ events: toCoverage, run: { responses: { coverages } } });
    await sees(labels.coverageTitle);
    const limits = page.getByRole('group', { name: labels.coveragesGroup });
    await expect
      .element(limits.getByRole('combobox', { name: labels['coverage.CoverageC'] }))
      .toHaveDisplayValue('$50,000');
    await expect.element(limits.getByText('$10,000')).toBeVisible();
    await expect.element(list(labels['coverage.WaterBackup'])).toHaveDisplayValue(labels.notIncluded);
    await expect.element(list(labels['coverage.ReplacementCost'])).toHaveDisplayValue(labels.yes);
    const deductibles = page.getByRole('group', { name: labels.deductiblesGroup });
    await expect.element(deductibles.getByRole('combobox')).toHaveDisplayValue('$1,000');
    await list(labels['coverage.CoverageC']).selectOptions('9999');
    await expect.element(limits.getByText('$2,000', { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test.for([
    ['that are loading', silence, 'coverageLoading', false],
    ['that failed to load', new NetworkError('rentersCoverages'), 'coverageNotLoadedTitle', true],
    ['that do not exist', [], 'coverageNotOfferedTitle', true],
  ] as const)('explains coverages %s, with the phone except while loading', async ([_what, answer, text, hasPhone]) => {
    const { violations } = await drawRenters({ events: toCoverage, run: { responses: { coverages: answer } } });
    await expect.element(page.getByText(en[text]).first()).toBeVisible();
    expect(page.getByRole('link', { name: /512-555-0100/ }).elements()).toHaveLength(hasPhone ? 1 : 0);
    expect(await violations()).toEqual([]);
  });

  test('a slow rating shows the longer message with the phone, and can be left', async () => {
    const responses = { results: { progress: 'rating', rate: undefined, errors: [] } };
    const { wait, sees, violations } = await drawRenters({ events: toPayment, run: { responses } });
    await sees(en.ratingTitle);
    await expect.element(page.getByText(en.ratingText)).toBeVisible();
    await wait(30);
    await expect.element(page.getByText(en.ratingLateText)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /512-555-0100/ })).toBeVisible();
    expect(await violations()).toEqual([]);
    await button(en.back).click();
    await sees(en.personalTitle);
  });

  test('shows the carriers’ reasons in their own words, and rates another choice', async () => {
    const responses = { results: { progress: 'done', rate: undefined, errors: ['This limit is not sold.'] } };
    const { renters, sees, violations } = await drawRenters({ events: toPayment, run: { responses } });
    await expect.element(page.getByRole('alert')).toHaveTextContent('This limit is not sold.');
    expect(await violations()).toEqual([]);
    renters.responses.results = { progress: 'done', rate: exampleRate, errors: [] };
    await button(en.seePrice).click();
    await sees(en.paymentTitle);
  });
});

const plans: RentersRate['plans'] = [
  { code: 'Annual', total: 123_450, downPayment: 123_450, installment: undefined },
  { code: 'SemiAnnual', total: 125_000, downPayment: 62_500, installment: 62_500 },
  { code: 'Quarterly', total: 126_000, downPayment: 31_500, installment: 31_500 },
  { code: 'Monthly', total: 127_200, downPayment: 10_600, installment: 10_600 },
];
const fourPlans = { results: { progress: 'done', rate: { ...exampleRate, plans }, errors: [] } };

describe('payment', () => {
  test.for(languages)('offers the four plans with their amounts (%s)', async (language) => {
    const { labels, sees, violations } = await drawRenters({
      language,
      events: toPayment,
      run: { responses: fourPlans },
    });
    await sees(labels.paymentTitle);
    const radios = page.getByRole('group', { name: labels.planQuestion }).getByRole('radio');
    const names = radios.elements().map((radio) => radio.closest('label')?.textContent ?? '');
    expect(names).toHaveLength(4);
    for (const [index, { code }] of plans.entries()) expect(names[index]).toContain(labels[`plan.${code}`]);
    for (const amount of ['$1,234.50', '$1,250.00', '$1,260.00', '$1,272.00']) {
      await expect.element(page.getByText(amount, { exact: false }).first()).toBeVisible();
    }
    // A single payment has no installments, so no day is asked.
    await expect.element(list(labels.installmentDay)).not.toBeInTheDocument();
    await choice(labels.planQuestion, labels['plan.Monthly']).click();
    await expect.element(list(labels.installmentDay)).toHaveValue('1');
    await expect.element(button(format(labels.pay, { amount: '$106.00' }))).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test.for([
    ['Monthly', '29', 'February 28, 2027'],
    ['Monthly', '30', 'February 28, 2027'],
    ['Monthly', '31', 'February 28, 2027'],
    ['Quarterly', '31', 'April 30, 2027'],
    ['SemiAnnual', '31', 'July 31, 2027'],
  ] as const)('%s installments on the %sth are next due on %s', async ([plan, day, date]) => {
    const visit: Visit = {
      ...newVisit,
      section: 'payment',
      personal: { ...examplePersonal, effectiveDate: '2027-01-31' },
      choice: exampleChoice,
      submission: {
        id: 't-1',
        answers: JSON.stringify({ ...examplePersonal, effectiveDate: '2027-01-31', choice: exampleChoice }),
      },
      rate: { ...exampleRate, plans },
      plan,
    };
    await drawRenters({ config: { lastInstallmentDay: 31 }, run: { visit } });
    await list(en.installmentDay).selectOptions(day);
    await expect.element(page.getByText(new RegExp(date))).toBeVisible();
    await expect.element(page.getByText(new RegExp(en.installmentDayShort))).toBeVisible();
  });

  const framed = { cardForm: { url: `${location.origin}/package.json`, isTrusted: true } };
  const drawsCardForm = async () => {
    const drawn = await drawRenters({ events: toPayment, run: { responses: framed } });
    await expect.poll(() => drawn.root.querySelector('iframe')?.contentWindow).toBeTruthy();
    const says = (data: unknown, changes: MessageEventInit = {}) =>
      act(() => {
        const source = drawn.root.querySelector('iframe')!.contentWindow;
        dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source, ...changes }));
      });
    return { ...drawn, says, pay: button('Pay $198.00') };
  };

  test('enables Pay only once the partner’s frame has returned a card, and says before that it is missing', async () => {
    const { says, pay, renters, root, violations } = await drawsCardForm();
    const succeeded = { type: 'card.succeeded', token: 'card-7', card: { last4: '1111' } };
    await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
    says(succeeded, { origin: 'https://stranger.example' });
    says(succeeded, { source: window });
    await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
    await pay.click({ force: true });
    await expect.element(page.getByRole('alert').filter({ hasText: en.cardMissing })).toBeVisible();
    expect(root.activeElement).toBe(page.getByRole('group', { name: en.cardTitle }).element());
    expect(await violations()).toEqual([]);
    expect(renters.timesAsked('purchase')).toBe(0);
    says(succeeded);
    await expect.element(page.getByText(en.cardMissing)).not.toBeInTheDocument();
    await expect.element(pay).not.toHaveAttribute('aria-disabled');
    await expect.element(page.getByRole('status').filter({ hasText: en.cardKept })).toBeVisible();
    expect(await violations()).toEqual([]);
    // The form asks for a card again.
    says({ type: 'card.ready' });
    await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
    says(succeeded);
    await pay.click();
    await expect.poll(() => renters.timesAsked('purchase')).toBe(1);
    expect(renters.inputOf('purchase')).toMatchObject({ card: { token: 'card-7', last4: '1111' } });
  });

  test.for([
    ['declined', 'The bank declined this card.', 'cardDeclinedTitle', 'The bank declined this card.'],
    ['failed', 'The card form has an error.', 'cardFailedTitle', 'The card form has an error.'],
    ['failed', '', 'cardFailedTitle', en.cardFailedText],
  ] as const)(
    'shows that a card %s, with its reason %j, a retry and the phone',
    async ([type, message, title, text]) => {
      const { says, pay, violations, renters, focused } = await drawsCardForm();
      says({ type: `card.${type}`, message });
      await expect.element(page.getByRole('alert')).toHaveTextContent(en[title]);
      await expect.element(page.getByRole('alert')).toHaveTextContent(text);
      await expect.element(page.getByRole('link', { name: /512-555-0100/ })).toBeVisible();
      await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
      expect(await violations()).toEqual([]);
      await button(en.retry).click();
      await expect.poll(() => renters.timesAsked('cardForm')).toBe(2);
      expect(focused()).toBe(page.getByRole('group', { name: en.cardTitle }).element());
    },
  );

  test.for([
    ['is of an untrusted origin', { url: 'https://stranger.example/', isTrusted: false }, en.cardNotOpenedText],
    [
      'is refused',
      new RefusedError('openRentersCard', { reason: 'There is nothing to pay.' }),
      'There is nothing to pay.',
    ],
    ['is refused without a reason', new RefusedError('openRentersCard'), en.refusedText],
    ['cannot be reached', new NetworkError('openRentersCard'), en.unreachableText],
    ['cannot be read', new MalformedError('openRentersCard'), en.malformedText],
    ['has expired', new StatusError('openRentersCard', 410), en.expiredText],
  ] as const)(
    'shows that a card form that %s did not open, with a retry and the phone',
    async ([_what, cardForm, text]) => {
      const responses = { cardForm, status: statusOf('notBegun') };
      const { violations, renters, focused } = await drawRenters({ events: toPayment, run: { responses } });
      await expect.element(page.getByRole('alert')).toHaveTextContent(en.cardNotOpenedTitle);
      await expect.element(page.getByRole('alert')).toHaveTextContent(text);
      await expect.element(page.getByRole('link', { name: /512-555-0100/ })).toBeVisible();
      expect(await violations()).toEqual([]);
      renters.responses.cardForm = framed.cardForm;
      await button(en.retry).click();
      await expect.element(page.getByTitle(en.cardFrame)).toBeInTheDocument();
      expect(focused()).toBe(page.getByRole('group', { name: en.cardTitle }).element());
    },
  );

  test('keeps the card of a payment that was not sent, says so, and offers another card', async () => {
    const error = new NetworkError('getStatus');
    const { renters, violations, focused } = await drawRenters({
      run: { responses: { purchase: { kind: 'notSent', error } } },
      events: toPurchase,
    });
    const pay = page.getByRole('button', { name: /^Pay / });
    await expect.element(page.getByRole('alert').filter({ hasText: en.unreachableTitle })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: en.cardKept })).toBeVisible();
    await expect.element(page.getByTitle(en.cardFrame)).not.toBeInTheDocument();
    await expect.element(pay).not.toHaveAttribute('aria-disabled');
    expect(await violations()).toEqual([]);
    await pay.click();
    await expect.poll(() => renters.timesAsked('purchase')).toBe(2);
    await button(en.anotherCard).click();
    await expect.element(page.getByTitle(en.cardFrame)).toBeVisible();
    expect(focused()).toBe(page.getByRole('group', { name: en.cardTitle }).element());
    await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  });

  test('asks for the card again when the service has no payment, and says that it is charged only once', async () => {
    const visit: Visit = {
      ...newVisit,
      section: 'payment',
      personal: examplePersonal,
      choice: exampleChoice,
      submission: { id: 't-1', answers: JSON.stringify({ ...examplePersonal, choice: exampleChoice }) },
      rate: exampleRate,
      purchase: 'asked',
    };
    const { wait, sees, violations } = await drawRenters({
      run: { visit, responses: { status: statusOf('notBegun') } },
    });
    await sees(en.pendingTitle);
    await wait(10);
    await sees(en.paymentTitle);
    await expect.element(page.getByText(en.notReceivedTitle)).toBeVisible();
    await expect.element(page.getByText(en.notReceivedText)).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('the purchase', () => {
  const drawsPurchase = (responses: Record<string, unknown>, language: 'en' | 'es' = 'en') =>
    drawRenters({ language, events: toPurchase, run: { responses } });

  test('shows a waiting page, and a longer message when it takes long', async () => {
    const { wait, sees, violations } = await drawsPurchase({ progress: { isDone: false } });
    await sees(en.buyingTitle);
    await wait(30);
    await expect.element(page.getByText(en.buyingLateText)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /512-555-0100/ })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test.for(languages)(
    'shows an uncertain purchase as pending, claims nothing about a charge, and checks again on request (%s)',
    async (language) => {
      const { labels, sees, root, renters, violations } = await drawsPurchase(
        { status: statusOf('pending') },
        language,
      );
      await sees(labels.pendingTitle);
      expect(root.textContent).not.toMatch(/not charged|nothing was charged|no se le cobró/i);
      await expect.element(page.getByRole('link', { name: /512-555-0100/ })).toBeVisible();
      expect(await violations()).toEqual([]);
      renters.responses.status = statusOf('sold');
      await button(labels.checkAgain).click();
      await sees(labels.confirmedTitle);
    },
  );

  test('the title takes the focus when one outcome replaces another', async () => {
    const { sees, renters, focused } = await drawsPurchase({ status: statusOf('pending') });
    await sees(en.pendingTitle);
    for (const [outcome, title] of [
      ['notIssued', en.notIssuedTitle],
      ['pending', en.pendingTitle],
      ['sold', en.confirmedTitle],
    ] as const) {
      renters.responses.status = statusOf(outcome);
      await button(en.checkAgain).click();
      await sees(title);
      await expect.poll(() => focused()?.textContent).toBe(title);
    }
  });

  test('offers the phone and no other card after a charge without a policy', async () => {
    const { sees, root, violations } = await drawsPurchase({ status: statusOf('notIssued', 'The carrier is closed.') });
    await sees(en.notIssuedTitle);
    await expect.element(page.getByText(`The carrier is closed. ${en.notIssuedText}`)).toBeVisible();
    expect([...root.querySelectorAll('button, a')].map(({ textContent }) => textContent)).toEqual([
      en.checkAgain,
      'Call 512-555-0100',
    ]);
    expect(await violations()).toEqual([]);
  });

  test.for([
    ['of the status', { status: statusOf('notCharged', 'The bank did not pay.') }, 'The bank did not pay.'],
    ['of the purchase', { purchase: { kind: 'refused', message: 'The card has expired.' } }, 'The card has expired.'],
    ['of the page, which does not claim a charge', { purchase: { kind: 'refused', message: '' } }, en.failedText],
  ] as const)('shows a failure with the message %s, and takes another card', async ([_whose, responses, text]) => {
    const { sees, violations } = await drawsPurchase(responses);
    await sees(en.failedTitle);
    await expect.element(page.getByText(text)).toBeVisible();
    expect(await violations()).toEqual([]);
    await button(en.anotherCard).click();
    await sees(en.paymentTitle);
  });

  test.for(languages)('is confirmed with the policy, its plan and what was paid (%s)', async (language) => {
    const events: RentersEvent[] = [
      ...toPayment,
      { type: 'PLAN.CHOSEN', plan: 'Monthly' },
      { type: 'DAY.CHOSEN', day: 15 },
      { type: 'CARD.KEPT', card: exampleCard },
      { type: 'PAY.PRESSED' },
    ];
    const { labels, sees, violations, focused } = await drawRenters({ language, events });
    await sees(labels.confirmedTitle);
    const facts = page
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'HR-204117',
      'Hearthside Renters',
      expect.stringMatching(/2026/),
      labels['plan.Monthly'],
      '$207.60',
      '$17.30',
      expect.stringMatching(/\$17\.30.*15/),
      'alex@example.com',
    ]);
    expect(focused()).toBe(page.getByRole('heading', { level: 2 }).element());
    expect(await violations()).toEqual([]);
    await button(labels.another).click();
    await sees(labels.personalTitle);
  });

  test('shows only the policy of another tab’s purchase, and nothing of this tab’s rate', async () => {
    const { sees, root } = await drawsPurchase({ purchase: { kind: 'otherRate', transactionId: 't-other' } });
    await sees(en.confirmedTitle);
    expect(
      page
        .getByRole('definition')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['HR-204117']);
    await expect.element(page.getByText(en.confirmedPlainText)).toBeVisible();
    expect(root.textContent).not.toMatch(/Hearthside|alex@example\.com|2026/);
  });
});

test('returns to a completed section without losing an answer', async () => {
  const { sees } = await drawRenters({ events: toPayment });
  await button(new RegExp(`^${en['stage.personal']}`)).click();
  await sees(en.personalTitle);
  await expect.element(textbox(en.email)).toHaveValue('alex@example.com');
  const again = await drawRenters({ events: toPayment });
  await page
    .getByRole('button', { name: new RegExp(`^${en['stage.coverage']}`) })
    .last()
    .click();
  await again.sees(en.coverageTitle);
});

test('shows an offline notice and keeps what was typed', async () => {
  const { renters, go } = await drawRenters({
    run: { input: exampleInput, responses: { entry: { visit: undefined, known: knownAnswers } } },
  });
  await act(() => renters.sendFrom('network', { type: 'NETWORK.LOST' }));
  await expect.element(page.getByText(en.offlineTitle)).toBeVisible();
  await expect.element(textbox(en.email)).toHaveValue(knownAnswers.email);
  await go({ type: 'CONFIG.CHANGED', config: exampleConfig });
  await act(() => renters.sendFrom('network', { type: 'NETWORK.RETURNED' }));
  await expect.element(page.getByText(en.offlineTitle)).not.toBeInTheDocument();
});
