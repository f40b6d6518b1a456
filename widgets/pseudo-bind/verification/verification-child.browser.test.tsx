import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { type FakeResponse, FakeServices, says } from '#embed/testing/fake-services';
import { button, choice } from '#flow/testing/open-flow';
import { loadBindQuoteExamples } from '#services/buying/load-bind-quote.examples';
import { codeSentCells } from '#services/verification/verification-row';
import { codeAnsweredCells } from '#services/verification/verification-row.contract';
import type { PseudoBindConfig } from '../pseudo-bind.config.ts';
import { exampleConfig, withCarrier } from '../pseudo-bind.examples.ts';
import { en } from '../strings.en.ts';
import { I, openPseudoBind } from '../testing/open-pseudo-bind.ts';

const codes = () => page.getByRole('dialog', { name: en['verification.title'] });
const row =
  (cells: object): (() => Promise<Response>) =>
  () =>
    Promise.resolve(Response.json([{ TransactionId: 'transaction-1', ...cells }]));

/** A purchase with few sections, on the contact preference. */
async function buying(changed: Partial<PseudoBindConfig> = {}, answers: Record<string, FakeResponse> = {}) {
  const services = new FakeServices({ searchVerifications: row({}), ...answers });
  const device = new TestDevice();
  const open = () =>
    openPseudoBind({
      device,
      services,
      config: {
        ...withCarrier({ hideAdditionalDriverSection: true }),
        questions: [],
        verificationPollDelay: 0.05,
        ...changed,
      },
    });
  const bind = await open();
  await bind.sees(en.driverTitle);
  await I.giveLicense();
  await bind.sees(en.contactTitle);
  let current = bind;
  return {
    ...bind,
    async reload() {
      await current.settled();
      await current.unmount();
      current = await open();
      return current;
    },
  };
}

test('the questions follow the contact preference where the carrier hides the additional drivers', async () => {
  const { sees, steps } = await buying();
  await I.choosePreferences();
  await sees(en.questionsTitle);
  expect(steps).toEqual(['Driver Information', 'Contact Preference', 'More Questions']);
});

test('the verification dialog opens once the questions are submitted', async () => {
  const { sees } = await buying();
  await I.choosePreferences();
  await sees(en.questionsTitle);
  await expect.element(codes()).not.toBeInTheDocument();
  await I.press(en.submit);
  await expect.element(codes()).toBeVisible();
});

test('opens the verification with the contact preference if configured, and ends after the questions', async () => {
  const { sees, services, outcomes } = await buying({ verifyContact: 'withContact' });
  await expect.element(codes()).not.toBeInTheDocument();
  await I.choosePreferences();
  await expect.element(codes()).toBeVisible();
  services.respond('searchVerifications', row({ 'Contact Verification Status': 'yes' }));
  const verified = page.getByRole('dialog', { name: en['verification.verifiedTitle'] });
  await expect.element(verified).toHaveTextContent(en['verification.verifiedText']);
  await verified.getByRole('button', { name: en['verification.continue'] }).click();
  await sees(en.questionsTitle);
  expect(outcomes).toEqual([]);
  await I.press(en.submit);
  await sees('Thank you, Alex. We have your answers');
});

test('answers that are changed while the contact is verified are written before the purchase ends', async () => {
  const { sees, services } = await buying({ questions: exampleConfig.questions.slice(0, 1) });
  await I.choosePreferences();
  await sees(en.questionsTitle);
  const home = (answer: string) => choice(/^Do you own your home/, answer).click();
  await home('Yes');
  await I.press(en.submit);
  await expect.element(codes()).toBeVisible();
  await codes().getByRole('button', { name: en['verification.later'] }).click();
  await button(en.changeAnswers).click();
  await sees(en.questionsTitle);
  services.respond('searchVerifications', row({ 'Contact Verification Status': 'yes' }));
  await expect.element(page.getByText(en['verification.verifiedText']).first()).toBeVisible();
  const write = services.hold('updateVerification');
  await home('No');
  await I.press(en.submit);
  const lastWritten = () => services.requestsOf('updateVerification').at(-1)?.body;
  await expect.poll(lastWritten).toMatchObject({ data: { 'Question 1': 'HomeOwner', 'Value 1': 'N' } });
  await expect.element(page.getByText('Thank you, Alex. We have your answers')).not.toBeInTheDocument();
  write();
  await sees('Thank you, Alex. We have your answers');
});

test.each(['', 'no'])(
  'the waiting dialog keeps its timer, and the sheet is read at the configured delay, while the overall status is "%s"',
  async (overall) => {
    const { sees, services } = await buying();
    await I.choosePreferences();
    await sees(en.questionsTitle);
    services.respond(
      'searchVerifications',
      row({
        'Email Code 1': '411902',
        'Email Code Status 1': 'Verify-1',
        'Text Code 1': '730125',
        'Text Code Status 1': 'Verify-1',
        'Contact Verification Status': overall,
      }),
    );
    await I.press(en.submit);
    const waiting = page.getByRole('dialog', { name: en['verification.waitingTitle'] });
    await expect.element(waiting).toBeVisible();
    const refusal = waiting.getByText(en['verification.waitingNoText']);
    if (overall === 'no') await expect.element(refusal).toBeVisible();
    else await expect.element(refusal).not.toBeInTheDocument();
    const reads = () => services.requestsOf('searchVerifications').length;
    const before = reads();
    await expect.poll(reads).toBeGreaterThan(before + 20);
    await expect.element(waiting.getByRole('timer')).toHaveTextContent(/Usually done within 1:\d\d/);
  },
);

/**
 * Opens the dialog after the questions, over a sheet that keeps what is written. `cells` are its cells, for the agent to
 * change.
 */
async function comesToTheCodes(answers: Record<string, FakeResponse> = {}) {
  const bind = await buying({}, answers);
  const { sees, services } = bind;
  const cells: Record<string, string> = {};
  services.respond('searchVerifications', () => row(cells)());
  services.respond('updateVerification', () => {
    const { data } = services.requestsOf('updateVerification').at(-1)!.body as { data: object };
    Object.assign(cells, data);
    return Promise.resolve(Response.json({ updated: 1 }));
  });
  await I.choosePreferences();
  await sees(en.questionsTitle);
  await I.press(en.submit);
  return { ...bind, cells };
}

test('a call back is confirmed when its call succeeds after an agent could not be notified', async () => {
  const away = says({ isSuccess: false, message: 'No agent' }, 400);
  const { cells, services } = await comesToTheCodes({ nonVoiceCall: away });
  await expect.element(codes().getByText(en['verification.unawareTitle'])).toBeVisible();
  services.respond('nonVoiceCall', says({ isSuccess: true, nonVoiceCallResponse: { message: 'Agent notified' } }));
  await codes().getByRole('button', { name: en['verification.callBack'] }).click();
  await expect
    .element(
      codes()
        .getByText(/^Your agent will call you at 512-555-0142/)
        .first(),
    )
    .toBeVisible();
  await expect.poll(() => cells['Agent Notification']).toBe('Agent notified');
  await expect.element(codes()).not.toHaveTextContent(en['verification.callBackNoted']);
});

test('codes that are put off stay so over a reload, until the visitor asks for them', async () => {
  const { cells, reload } = await comesToTheCodes();
  await expect.element(codes()).toBeVisible();
  cells['Agent Notification'] = 'Agent notified';
  await codes().getByRole('button', { name: en['verification.later'] }).click();
  const { sees, services } = await reload();
  await sees(en.verifyingTitle);
  const reads = () => services.requestsOf('searchVerifications').length;
  const before = reads();
  await expect.poll(reads).toBeGreaterThan(before + 3);
  await expect.element(codes()).not.toBeInTheDocument();
  await button(en.enterCodes).click();
  await expect.element(codes()).toBeVisible();
  await reload();
  await expect.element(codes()).toBeVisible();
});

test('codes that were put off with the contact preference are asked for by the first submission', async () => {
  const { reload } = await buying({ verifyContact: 'withContact' });
  await I.choosePreferences();
  await codes().getByRole('button', { name: en['verification.later'] }).click();
  const { sees } = await reload();
  await sees(en.questionsTitle);
  await expect.element(button(en.submit)).toBeVisible();
  await expect.element(codes()).not.toBeInTheDocument();
  await I.press(en.submit);
  await expect.element(codes()).toBeVisible();
});

test('three wrong codes are explained after a reload, too', async () => {
  const { cells, reload } = await comesToTheCodes();
  await expect.element(codes()).toBeVisible();
  const third = { code: '333333', status: 'Verify-3', attempt: 3 } as const;
  Object.assign(cells, codeSentCells('email', third), codeAnsweredCells('email', third, 'no'));
  const explanation = codes().getByText(en['verification.emailReset']).first();
  await expect.element(explanation).toBeVisible();
  await expect.poll(() => cells['Email Code Status 2']).toBe('');
  await reload();
  await expect.element(explanation).toBeVisible();
  await codes().getByRole('textbox', { name: en['verification.emailLabel'] }).fill('444444');
  await codes().getByRole('button', { name: en['verification.verifyEmail'] }).click();
  await expect.element(codes().getByText(en['verification.emailSent'])).toBeVisible();
  await expect.element(explanation).not.toBeInTheDocument();
});

test.each([
  ['email', 'Email'],
  ['text', 'Text'],
] as const)('a wrong %s code shows an error at its field, which is empty again', async (channel, column) => {
  const { cells } = await comesToTheCodes();
  const field = codes().getByRole('textbox', { name: en[`verification.${channel}Label`] });
  await field.fill('123456');
  await codes()
    .getByRole('button', { name: en[`verification.verify${column}`] })
    .click();
  await expect.element(codes().getByText(en[`verification.${channel}Sent`])).toBeVisible();
  cells[`${column} Code Status 1`] = 'no';
  await expect.element(field).toHaveAccessibleDescription(new RegExp(en[`verification.${channel}Failed`]));
  await expect.element(field).toHaveValue('');
});

test('the waiting dialog opens once both codes are sent', async () => {
  const { cells } = await comesToTheCodes();
  await codes().getByRole('textbox', { name: en['verification.emailLabel'] }).fill('123456');
  await codes().getByRole('button', { name: en['verification.verifyEmail'] }).click();
  await expect.element(codes().getByText(en['verification.emailSent'])).toBeVisible();
  await codes().getByRole('textbox', { name: en['verification.textLabel'] }).fill('654321');
  await codes().getByRole('button', { name: en['verification.verifyText'] }).click();
  await expect.element(page.getByRole('dialog', { name: en['verification.waitingTitle'] })).toBeVisible();
  expect(cells).toMatchObject({ 'Email Code Status 1': 'Verify-1', 'Text Code Status 1': 'Verify-1' });
});

test('ends the purchase with only the text code when the quote has no email address', async () => {
  const quote = JSON.stringify(loadBindQuoteExamples.response.maximal.body);
  const body = JSON.parse(quote.replaceAll('alex@example.com', '')) as unknown;
  const { sees, services } = await buying({}, { loadBindQuote: says(body) });
  // Without an email address there is no other way to confirm.
  await I.choosePreferences('optIn.text');
  await sees(en.questionsTitle);
  await I.press(en.submit);
  await expect.element(codes().getByRole('textbox', { name: en['verification.textLabel'] })).toBeVisible();
  services.respond('searchVerifications', row({ 'Text Code 1': '730125', 'Text Code Status 1': 'yes' }));
  await sees('Thank you, Alex. We have your answers');
});
