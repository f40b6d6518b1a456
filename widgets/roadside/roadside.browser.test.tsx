import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, press } from '#flow/testing/open-flow';
import { silence } from '#flow/testing/run-machine';
import { format } from '#i18n/format';
import { NetworkError, RefusedError } from '#services/errors';
import { emptyBuyer } from './buyer-draft.ts';
import { PaymentPageError } from './payment-page-error.ts';
import type { RoadsideEvent } from './roadside.types.ts';
import { en } from './strings.en.ts';
import { drawRoadside } from './testing/draw-roadside.ts';
import {
  confirmed,
  declined,
  draft,
  draftElsewhere,
  offer,
  pending,
  saved,
  undecided,
  visitAt,
} from './testing/example-visit.ts';

const languages = ['en', 'es'] as const;
const textbox = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const call = () => page.getByRole('link', { name: /512-555-0142/ });
const summary = () =>
  page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

const choose: RoadsideEvent = { type: 'MEMBERSHIP.SUBMITTED', membership: 'single' };
const atBuyer = [choose, { type: 'BUYER.TYPED', draft }] as const;
const elsewhere = [choose, { type: 'BUYER.TYPED', draft: draftElsewhere }] as const;

describe('the choice of a membership', () => {
  test.for(languages)('toggles the selection and the summary with its price (%s)', async (language) => {
    const { labels, sees, violations } = await drawRoadside({ language });
    await sees(labels.membershipTitle);
    await expect.element(page.getByText('$39.00')).toBeVisible();
    expect(await violations()).toEqual([]);
    for (const [chosen, other, price] of [
      ['single', 'family', '$39.00'],
      ['family', 'single', '$69.00'],
      ['single', 'family', '$39.00'],
    ] as const) {
      await radio(labels[`membership.${chosen}`]).click({ force: true });
      await expect.element(radio(labels[`membership.${other}`])).not.toBeChecked();
      await expect.element(page.getByText(labels[`summary.${chosen}`])).toBeVisible();
      await expect.element(page.getByText(labels[`summary.${other}`])).not.toBeInTheDocument();
      expect(page.getByText(price).elements()).toHaveLength(2);
    }
    expect(await violations()).toEqual([]);
  });

  test('keeps the height of the summary before a choice and before the prices load', async () => {
    const { visit } = await drawRoadside({ run: { offer: silence } });
    const card = () => page.getByText(en['summary.none']).or(page.getByText(en['summary.family']));
    const next = () => button(en.next).element().getBoundingClientRect().top;
    await expect.element(card()).toBeVisible();
    const before = next();
    await radio(en['membership.family']).click({ force: true });
    await expect.element(page.getByText(en['summary.family'])).toBeVisible();
    expect(next()).toBe(before);
    expect(visit.timesAsked('offer')).toBe(1);
  });

  test('is required', async () => {
    const { focused, violations } = await drawRoadside();
    await press(en.next);
    await expect.poll(summary).toEqual([en['error.membershipRequired']]);
    await page.getByRole('link').click();
    await expect.poll(() => focused()?.getAttribute('type')).toBe('radio');
    expect(await violations()).toEqual([]);
  });

  test('memberships can be compared and chosen in a dialog', async () => {
    const { violations } = await drawRoadside();
    await button(en.compare).click();
    const dialog = page.getByRole('dialog', { name: en.compareTitle });
    await expect.element(dialog.getByRole('row', { name: /Towing/ })).toHaveTextContent('Up to 15 milesUp to 25 miles');
    await expect.element(dialog.getByRole('row', { name: 'Price for 6 months' })).toHaveTextContent('$39.00$69.00');
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: en['choose.family'] }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(radio(en['membership.family'])).toBeChecked();
  });

  test('has a comparison that fits a phone of 320 pixels, in Spanish', async () => {
    await page.viewport(320, 700);
    onTestFinished(() => page.viewport(390, 844));
    const comparison = [{ benefit: 'Interrupción del viaje', single: '3 llamadas', family: 'Todas las personas' }];
    const { labels } = await drawRoadside({ language: 'es', config: { comparison } });
    await button(labels.compare).click();
    const table = page.getByRole('dialog').getByRole('table').element();
    const body = table.parentElement!;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(body);
    const room = body.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(room + 0.5);
  });

  test('has a comparison of the configured benefits, if there are any', async () => {
    const comparison = [{ benefit: 'Fuel', single: '1 gallon', family: '' }];
    await drawRoadside({ config: { comparison } });
    await button(en.compare).click();
    const rows = page.getByRole('dialog').getByRole('row').elements();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `${en.comparedBenefit}SingleFamily`,
      'Price for 6 months$39.00$69.00',
      `Fuel1 gallon${en.notIncluded}`,
    ]);
  });

  test('shows a benefit without a limit as included, and states nothing where the service names no benefits', async () => {
    const [single, family] = offer.memberships;
    const sold = {
      ...offer,
      memberships: [
        { ...single!, benefits: [{ name: 'Lockout', value: '' }] },
        { ...family!, benefits: [] },
      ],
    };
    await drawRoadside({ run: { offer: sold } });
    await button(en.compare).click();
    await expect
      .element(page.getByRole('dialog').getByRole('row').last())
      .toHaveTextContent(`Lockout${en.included}${en.notStated}`);
  });

  test('waits for the prices, shows when they cannot be loaded, and continues once they are', async () => {
    const { visit, sees, violations } = await drawRoadside({ run: { offer: new NetworkError('prepareRoadside') } });
    await expect.element(page.getByText(en.unreachableTitle)).toBeVisible();
    await radio(en['membership.family']).click({ force: true });
    await press(en.next);
    await sees(en.membershipTitle);
    expect(await violations()).toEqual([]);
    visit.responses.offer = offer;
    await button(en.retry).click();
    await sees(en.buyerTitle);
  });
});

describe('the buyer', () => {
  test.for(languages)('is asked for everything that is missing, in the order of the form (%s)', async (language) => {
    const { labels, sees, violations, visit } = await drawRoadside({ language, events: [choose] });
    await sees(labels.buyerTitle);
    await expect.element(page.getByText(labels['summary.single'])).toBeVisible();
    expect(await violations()).toEqual([]);
    await press(format(labels.payAmount, { amount: '$39.00' }));
    const required = (name: 'firstName') => format(labels['error.required'], { field: labels[name] });
    await expect
      .poll(summary)
      .toEqual([
        ...(['firstName', 'lastName', 'email', 'phone', 'street', 'zip', 'city', 'state'] as 'firstName'[]).map(
          required,
        ),
        labels['error.consentRequired'],
      ]);
    expect(visit.timesAsked('enrollment')).toBe(0);
    expect(await violations()).toEqual([]);
  });

  test.for([
    ['firstName', 'A', 'error.nameTooShort'],
    ['email', 'alex@', 'error.emailInvalid'],
    ['phone', '512-555-014', 'error.phoneInvalid'],
    ['street', '1', 'error.addressTooShort'],
    ['zip', '7870', 'error.zipInvalid'],
  ] as const)('rejects the %s %j beside its field on blur', async ([name, typed, error]) => {
    await drawRoadside({ events: atBuyer });
    await textbox(en[name]).fill(typed);
    await userEvent.tab();
    const text = format(en[error], { field: en[name] });
    await expect.element(textbox(en[name])).toHaveAccessibleDescription(new RegExp(text));
  });

  test('has to enter a driver license when the page requires one', async () => {
    await drawRoadside({ config: { requireDriverLicense: true }, events: atBuyer });
    await press('Continue to pay $39.00');
    await expect.poll(summary).toEqual([format(en['error.required'], { field: en.driverLicense })]);
  });

  test.for([
    ['does not exist', { zip: '00000', places: [] }, { ...draft, zip: '00000' }, en['error.zipUnknown']],
    [
      'is in another state',
      { zip: '78701', places: [{ zip: '78701', city: 'Austin', state: 'TX' }] },
      { ...draft, state: 'OK' },
      'Zip code 78701 is in Texas',
    ],
  ] as const)('sees that the zip code %s', async ([_what, zipPlaces, typed, text]) => {
    const { visit } = await drawRoadside({
      run: { places: zipPlaces },
      events: [choose, { type: 'BUYER.TYPED', draft }, { type: 'BUYER.TYPED', draft: typed }],
    });
    await press('Continue to pay $39.00');
    await expect.element(page.getByRole('link', { name: text })).toBeVisible();
    expect(visit.timesAsked('enrollment')).toBe(0);
  });

  test('sees city and state of the zip code, and sends the typed answers', async () => {
    const { visit } = await drawRoadside({
      run: { leavePage: silence },
      events: [choose, { type: 'BUYER.TYPED', draft: { ...draft, zip: '', city: '', state: '' } }],
    });
    await textbox(en.zip).fill('78701');
    await expect.element(textbox(en.city)).toHaveValue('Austin');
    await expect.element(page.getByRole('combobox', { name: en.state })).toHaveValue('TX');
    await button('Continue to pay $39.00').click();
    await expect.poll(() => visit.inputOf('enrollment')).toMatchObject({ draft });
    await expect.element(page.getByText(en.leaving)).toBeVisible();
  });

  test('sees the price of other services after moving to one of their states', async () => {
    const ofCalifornia = { ...offer, memberships: [{ ...offer.memberships[0]!, price: 4200 }], states: ['CA'] };
    const { visit, go } = await drawRoadside({ events: atBuyer });
    visit.responses.offer = ofCalifornia;
    await go({ type: 'BUYER.TYPED', draft: { ...draft, zip: '90001', city: 'Los Angeles', state: 'CA' } });
    await expect.element(button('Continue to pay $42.00')).toBeVisible();
    await expect.element(page.getByText('$39.00')).not.toBeInTheDocument();
  });

  test.for([
    ['a lost connection', new NetworkError('enroll'), 'unreachableTitle', 'unreachableText'],
    ['a payment page that is not trusted', new PaymentPageError('untrusted'), 'untrustedTitle', 'untrustedText'],
    ['no payment page', new PaymentPageError('notOpened'), 'notOpenedTitle', 'notOpenedText'],
    ['a refusal', new RefusedError('enroll', { reason: 'We are closed today.' }), 'refusedTitle', undefined],
  ] as const)('sees %s, keeps the answers and can try again', async ([_what, enrollment, title, text]) => {
    const { visit, sees, violations } = await drawRoadside({ run: { enrollment }, events: atBuyer });
    await button('Continue to pay $39.00').click();
    await expect.element(page.getByText(en[title])).toBeVisible();
    await expect.element(page.getByText(text ? en[text] : 'We are closed today.')).toBeVisible();
    await expect.element(textbox(en.email)).toHaveValue(draft.email);
    // Its text asks for a call.
    expect(call().elements()).toHaveLength(title === 'untrustedTitle' ? 1 : 0);
    expect(await violations()).toEqual([]);
    visit.responses.enrollment = silence;
    await button(en.retry).click();
    await expect.poll(() => visit.timesAsked('enrollment')).toBe(2);
    await sees(en.buyerTitle);
  });
});

describe('a state that is not sold', () => {
  test.for(languages)('offers the waitlist, for which phone and street are optional (%s)', async (language) => {
    const { labels, sees, visit, violations } = await drawRoadside({ language, events: elsewhere });
    await expect
      .element(page.getByText(format(labels.waitlistTitle, { state: language === 'es' ? 'Nueva York' : 'New York' })))
      .toBeVisible();
    await textbox(labels.phone).fill('');
    await textbox(labels.street).fill('');
    expect(await violations()).toEqual([]);
    await button(labels.joinWaitlist).click();
    await sees(labels.waitlistedTitle);
    await expect.element(page.getByText(/alex@example\.com/)).toBeVisible();
    expect(visit.timesAsked('enrollment')).toBe(0);
    expect(await violations()).toEqual([]);
  });

  test('offers only the phone without a lead store, and reports the missing configuration', async () => {
    const { failures, violations } = await drawRoadside({ addresses: { leadStore: { url: '' } }, events: elsewhere });
    await expect.element(page.getByText(en.waitlistClosed)).toBeVisible();
    await expect.element(call()).toBeVisible();
    await expect.element(button(en.joinWaitlist)).not.toBeInTheDocument();
    await expect.poll(() => failures).toEqual(['config']);
    expect(await violations()).toEqual([]);
  });

  test('keeps what is being sent as it is, and can be left with Back', async () => {
    const { visit, sees } = await drawRoadside({ run: { waitlist: silence }, events: elsewhere });
    await button(en.joinWaitlist).click();
    await expect.element(button(en.joining)).toBeVisible();
    await expect.element(textbox(en.email)).toHaveAttribute('readonly');
    await button(en.back).click();
    await sees(en.membershipTitle);
    visit.responses.waitlist = undefined;
    await button(en.next).click();
    await expect.element(textbox(en.email)).not.toHaveAttribute('readonly');
    await button(en.joinWaitlist).click();
    await sees(en.waitlistedTitle);
    expect(visit.asked.findLast(({ name }) => name === 'waitlist')?.input).toMatchObject({ isRepeated: true });
  });

  test('keeps the answers when the waitlist cannot be joined, and joins it on request', async () => {
    const { visit, sees } = await drawRoadside({
      run: { waitlist: new NetworkError('createLead') },
      events: elsewhere,
    });
    await button(en.joinWaitlist).click();
    await expect.element(page.getByText(en.unreachableTitle)).toBeVisible();
    visit.responses.waitlist = undefined;
    await button(en.retry).click();
    await sees(en.waitlistedTitle);
  });
});

describe('the result', () => {
  const result = (transaction: unknown, savedVisit: unknown = saved('payment'), language: 'en' | 'es' = 'en') =>
    drawRoadside({ language, run: { transactionId: 't-1', transaction, savedVisit } });

  test.for(languages)('shows a confirmed membership with its document (%s)', async (language) => {
    const { labels, sees, violations, focused } = await result(confirmed, undefined, language);
    await sees(labels.confirmedTitle);
    const facts = page
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['RSA-204117', expect.stringMatching(/2026/), 'alex@example.com']);
    const document = page.getByRole('link', { name: labels.openDocument });
    await expect.element(document).toHaveAttribute('href', confirmed.documentUrl);
    await expect.element(document).toHaveAttribute('target', '_blank');
    expect(focused()).toBe(page.getByRole('heading', { level: 2 }).element());
    expect(await violations()).toEqual([]);
  });

  test('does not link to a document of an untrusted origin, and reports it', async () => {
    const { failures } = await result({ ...confirmed, documentUrl: 'https://stranger.example/m.pdf' });
    await expect.element(page.getByText(en.documentMissing)).toBeVisible();
    await expect.element(page.getByRole('link', { name: en.openDocument })).not.toBeInTheDocument();
    await expect.poll(() => failures).toEqual(['navigation']);
  });

  test('shows that the payment was not made, and checks again on request', async () => {
    const { sees, visit, violations } = await result(declined);
    await sees(en.declinedTitle);
    await expect.element(page.getByText(declined.message)).toBeVisible();
    await expect.element(call()).toBeVisible();
    expect(await violations()).toEqual([]);
    visit.responses.transaction = confirmed;
    await button(en.checkAgain).click();
    await sees(en.confirmedTitle);
  });

  test('leads from a failure back to the form, with its answers', async () => {
    const { sees } = await result(declined);
    await button(en.payAgain).click();
    await sees(en.buyerTitle);
    await expect.element(textbox(en.email)).toHaveValue(draft.email);
  });

  test.for(languages)('shows a doubtful payment as pending, claiming nothing about a charge (%s)', async (language) => {
    const { labels, sees, root, violations } = await result(undecided, undefined, language);
    await sees(labels.pendingTitle);
    expect(root.textContent).not.toMatch(/not charged|nothing was charged|no se le cobró/i);
    for (const name of [labels.checkAgain, labels.toPayment, labels.changeDetails]) {
      await expect.element(button(name)).toBeVisible();
    }
    expect(await violations()).toEqual([]);
  });

  test('shows a payment whose status cannot be requested as pending, and says so', async () => {
    const { visit, sees, violations } = await result(new NetworkError('transaction'));
    await sees(en.pendingTitle);
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.uncheckedText);
    expect(await violations()).toEqual([]);
    visit.responses.transaction = confirmed;
    await button(en.checkAgain).click();
    await sees(en.confirmedTitle);
  });

  test('says above the form that an earlier payment may have been made, and checks it on request', async () => {
    const { visit, sees, violations } = await result(undecided);
    await button(en.changeDetails).click();
    await sees(en.buyerTitle);
    await expect.element(page.getByText(`${en.pendingText} ${en.pendingHint}`)).toBeVisible();
    await expect.element(page.getByText(en.payNote)).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    visit.responses.transaction = confirmed;
    await button(en.checkAgain).click();
    await sees(en.confirmedTitle);
  });

  test('checks an earlier payment from the form after a reload, too', async () => {
    const savedVisit = { visit: { ...visitAt('buyer'), pending }, known: {} };
    const { visit, sees } = await drawRoadside({ run: { transaction: undecided, savedVisit } });
    await sees(en.buyerTitle);
    await button(en.checkAgain).click();
    await sees(en.pendingTitle);
    expect(visit.inputOf('transaction')).toMatchObject({ transactionId: 't-1' });
    await button(en.changeDetails).click();
    await expect.element(textbox(en.email)).toHaveValue(draft.email);
  });

  test('does not speak of an earlier payment after it was declined', async () => {
    const { sees } = await result(declined);
    await button(en.payAgain).click();
    await sees(en.buyerTitle);
    await expect.element(page.getByText(en.pendingText)).not.toBeInTheDocument();
    await expect.element(page.getByText(en.payNote)).toBeVisible();
  });

  test('leads from another transaction back to the membership that is being bought', async () => {
    const { visit, sees } = await drawRoadside({
      run: { transactionId: 't-other', transaction: undecided, savedVisit: saved('buyer') },
    });
    await sees(en.pendingTitle);
    await expect.element(button(en.toPayment)).not.toBeInTheDocument();
    await button(en.backToVisit).click();
    await sees(en.buyerTitle);
    await expect.element(textbox(en.email)).toHaveValue(draft.email);
    expect(visit.context().draft.hasConsented).toBe(true);
  });

  test.for([
    ['confirmed', confirmed, en.confirmedTitle],
    ['declined', declined, en.declinedTitle],
    ['pending', undecided, en.pendingTitle],
  ] as const)('offers only the way back to the visit if another transaction is %s', async ([, transaction, title]) => {
    const { sees } = await drawRoadside({
      run: { transactionId: 't-other', transaction, savedVisit: saved('buyer') },
    });
    await sees(title);
    await expect.element(button(en.backToVisit)).toBeVisible();
    await expect.element(button(en.startOver)).not.toBeInTheDocument();
    await expect.element(button(en.payAgain)).not.toBeInTheDocument();
  });

  test('shows the service’s message that nothing was paid yet, without the widget’s own beside it', async () => {
    const message = 'This payment has not been made yet.';
    const { sees } = await result({ ...undecided, statusCode: 'P', message });
    await sees(en.pendingTitle);
    await expect.element(page.getByText(`${message} ${en.pendingHint}`, { exact: true })).toBeVisible();
  });

  test('says that the payment page did not open while the payment is pending', async () => {
    const { sees, visit, violations } = await result(undecided);
    await sees(en.pendingTitle);
    visit.responses.enrollment = new PaymentPageError('notOpened');
    await button(en.toPayment).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(`${en.notOpenedTitle}${en.notOpenedText}`);
    await sees(en.pendingTitle);
    expect(await violations()).toEqual([]);
  });

  test('leads from a bought membership to another one, with the answers and without the consent', async () => {
    const { sees } = await result(confirmed);
    await button(en.startOver).click();
    await sees(en.membershipTitle);
    await button(en.next).click();
    await sees(en.buyerTitle);
    await expect.element(textbox(en.email)).toHaveValue(draft.email);
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  });
});

test.for(['en', 'es'] as const)('street and apartment are on one line in a wide window (%s)', async (language) => {
  await page.viewport(1280, 844);
  onTestFinished(() => page.viewport(390, 844));
  const { labels } = await drawRoadside({ language, events: [choose] });
  await expect.element(textbox(labels.street)).toBeVisible();
  const [street, apartment] = [labels.street, labels.apartment].map((name) =>
    textbox(name).element().getBoundingClientRect(),
  );
  expect(apartment!.left).toBeGreaterThan(street!.right);
  expect(apartment!.top).toBe(street!.top);
});

test('prefills the form with everything that the visitor entered in other widgets', async () => {
  const known = { ...emptyBuyer, ...draft, driverLicense: '12345678' };
  const { hasConsented: _, ...texts } = known;
  const knownTexts = Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
  await drawRoadside({ run: { savedVisit: { visit: undefined, known: knownTexts } }, events: [choose] });
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'street', 'zip', 'city', 'driverLicense'] as const) {
    await expect.element(textbox(en[name])).toHaveValue(known[name]);
  }
  await expect.element(page.getByRole('combobox', { name: en.state })).toHaveValue('TX');
});
