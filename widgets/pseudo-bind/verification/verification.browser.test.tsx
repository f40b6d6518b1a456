import { describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Verification as Row } from '#domain/contact-verification';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { silence } from '#flow/testing/run-machine';
import { NetworkError, RefusedError } from '#services/errors';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { verificationEn } from './strings.en.ts';
import { verificationEs } from './strings.es.ts';
import { type Responses, runVerification } from './testing/run-verification.ts';
import type { VerificationConfig } from './verification.config.ts';
import { channelAt, exampleConfig, newRow } from './verification.examples.ts';
import { Verification } from './verification.view.tsx';

const notifiedRow: Row = { ...newRow, agentNotification: 'Success' };

const host = { track: () => undefined, brand: { phone: '512-555-0100' } } as unknown as WidgetHost;

interface Opening {
  row?: Partial<Row>;
  responses?: Responses;
  config?: Partial<VerificationConfig>;
  /** The contact data of the quote. */
  contact?: { email?: string; phone?: string };
  labels?: typeof verificationEs;
}

/** The dialogs of a visitor who has submitted the questions. */
async function open({ row, responses = {}, config, contact = {}, labels = verificationEn }: Opening = {}) {
  const whole = { ...exampleConfig, ...config };
  const run = runVerification({
    responses: { findRow: { ...notifiedRow, ...row }, ...responses },
    input: { config: whole, ...contact },
  });
  await run.go({ type: 'QUESTIONS.SUBMITTED' });
  const drawing = await renderInShadowRoot(
    <Verification actor={run.actor} labels={labels} config={whole} host={host} />,
  );
  return { ...run, ...drawing };
}

const dialog = (name: string = verificationEn['verification.title']) => page.getByRole('dialog', { name });
const emailField = () => page.getByRole('textbox', { name: 'Code from your email' });
const textField = () => page.getByRole('textbox', { name: 'Code from your text message' });
const verifyEmail = () => page.getByRole('button', { name: 'Verify email code' });
const callBack = () => page.getByRole('button', { name: 'Request a call back' });
const sent = (name: 'email' | 'text') => ({ sendCode: { ...notifiedRow, [name]: channelAt('Verify-1') } });

/** Puts a text on the clipboard. The dialog must not be open: it makes the rest of the page inert. */
async function copy(text: string): Promise<void> {
  const source = Object.assign(document.createElement('input'), { value: text });
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
}

/** Presses Tab until the target has the focus, at most 20 times. */
async function tabTo({ focused }: { focused: () => Element | null }, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await userEvent.tab();
    if (focused() === target.query()) return;
  }
  throw new Error(`Tab does not lead to ${target.selector}`);
}

/** A text of the dialog is not behind its footer, nor below the window. */
function expectAboveFooter(root: ShadowRoot | HTMLElement, text: string): void {
  const lines = [...root.querySelectorAll('.cover-verification-timer p, .cover-verification .cover-notice-text')];
  const shown = lines.find((line) => line.textContent?.includes(text));
  const footer = root.querySelector('.cover-dialog-actions')!.getBoundingClientRect();
  expect(shown!.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.top);
}

describe('the verification dialog', () => {
  test('asks for each code in one field with a numeric keyboard and one-time-code autofill', async () => {
    const { focused, violations } = await open();
    await expect.element(dialog()).toBeVisible();
    expect(focused()?.textContent).toBe('Verify your contact details');
    for (const field of [emailField(), textField()]) {
      await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
      await expect.element(field).toHaveAttribute('inputmode', 'numeric');
    }
    await expect.element(dialog()).toHaveTextContent('It comes to alex@example.com. It has digits only.');
    await expect.element(dialog()).toHaveTextContent('It comes to 512-555-0142.');
    expect(await violations()).toEqual([]);
  });

  test('shows a text keyboard where codes contain letters', async () => {
    await open({ config: { codeCharacters: 'any' } });
    await expect.element(emailField()).toHaveAttribute('inputmode', 'text');
  });

  test('accepts a pasted code with spaces and dashes', async () => {
    await copy(' 123-456 ');
    const { asked } = await open({ responses: sent('email') });
    emailField().query()!.focus();
    await userEvent.paste();
    await expect.element(emailField()).toHaveValue(' 123-456 ');
    await verifyEmail().click();
    await expect
      .poll(() => asked.find(({ name }) => name === 'sendCode')?.input)
      .toMatchObject({ channel: 'email', code: '123456' });
  });

  test('sends nothing without a code and shows what is missing', async () => {
    const { timesAsked, violations } = await open();
    await verifyEmail().click();
    await expect.element(page.getByText('Enter the code from your email', { exact: true })).toBeVisible();
    expect(timesAsked('sendCode')).toBe(0);
    expect(await violations()).toEqual([]);
  });

  test('shows that the agent is checking a sent code and keeps the focus in the dialog', async () => {
    const { focused, violations } = await open({ responses: sent('email') });
    await emailField().fill('123456');
    await verifyEmail().click();
    await expect.element(page.getByText('Your agent is checking your email code.')).toBeVisible();
    await expect.element(textField()).toBeVisible();
    expect(focused()?.textContent).toBe('Verify your contact details');
    expect(await violations()).toEqual([]);
  });

  test('shows that a code was wrong, with an empty field and the number of the attempt', async () => {
    const run = await open({ row: { email: channelAt('Verify-1'), text: channelAt('yes') } });
    run.sheetSays({ email: channelAt('no', 1) });
    await run.wait(3);
    await expect.element(emailField()).toHaveAccessibleDescription(/Your email code could not be verified/);
    // The error is shown at its field only; the other text is the announcement.
    expect(run.root.querySelectorAll('.cover-notice')).toHaveLength(0);
    await expect.element(emailField()).toHaveValue('');
    await expect.element(dialog()).toHaveTextContent('Try 2 of 3');
    await expect.element(emailField()).toHaveAttribute('aria-invalid', 'true');
    expect(await run.violations()).toEqual([]);
  });

  test('shows and announces that the agent could not confirm everything while codes are asked for', async () => {
    const run = await open({ row: { email: channelAt('yes'), text: channelAt('no', 1) } });
    const announced = page.getByRole('status').filter({ hasText: verificationEn['verification.waitingNoText'] });
    await expect.element(announced).not.toBeInTheDocument();
    run.sheetSays({ overall: 'no' });
    await run.wait(3);
    await expect.element(textField()).toBeVisible();
    await expect.element(dialog().getByText(verificationEn['verification.waitingNoText']).first()).toBeVisible();
    await expect.element(announced).toBeInTheDocument();
    expect(await run.violations()).toEqual([]);
  });

  test('reports both codes in one announcement where both were wrong', async () => {
    await open({ row: { email: channelAt('no', 2), text: channelAt('no', 1) } });
    await expect.element(page.getByText(verificationEn['verification.bothFailed']).first()).toBeVisible();
  });

  test('shows that verification starts again after three wrong codes', async () => {
    const run = await open({ row: { email: channelAt('Verify-3', 3) }, responses: { resetChannel: notifiedRow } });
    run.sheetSays({ email: channelAt('no', 3) });
    await run.wait(3);
    await expect.element(page.getByText(verificationEn['verification.emailReset']).first()).toBeVisible();
    await expect.element(emailField()).toHaveValue('');
    expect(await run.violations()).toEqual([]);
  });

  test('marks a channel as verified and keeps asking for the other', async () => {
    const { violations } = await open({ row: { text: channelAt('yes') } });
    await expect.element(page.getByText('Your phone number is verified.').first()).toBeVisible();
    await expect.element(emailField()).toBeVisible();
    expect(textField().query()).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('keeps a code that could not be sent in its field, says so, and sends it on request', async () => {
    const run = await open({ responses: { sendCode: new NetworkError('sheet') } });
    await emailField().fill('123456');
    await verifyEmail().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(verificationEn['verification.unreachableTitle']);
    await expect.element(emailField()).toHaveValue('123456');
    expect(await run.violations()).toEqual([]);
    Object.assign(run.responses, sent('email'));
    await page.getByRole('button', { name: 'Try again now' }).click();
    await expect.element(page.getByText('Your agent is checking your email code.')).toBeVisible();
    // The button is removed with its notice.
    expect(run.focused()?.closest('dialog')?.open).toBe(true);
  });

  test('shows the service’s reason for refusing a code', async () => {
    const refusal = new RefusedError('sheet', { reason: 'Your agent has closed this request.' });
    await open({ responses: { sendCode: refusal } });
    await emailField().fill('123456');
    await verifyEmail().click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(verificationEn['verification.refusedTitle']);
    await expect.element(alert).toHaveTextContent('Your agent has closed this request.');
  });

  test('shows that the visitor is offline', async () => {
    const run = await open();
    await run.pageSends('NETWORK.LOST');
    await expect.element(page.getByRole('alert')).toHaveTextContent('You are offline');
    await run.pageSends('NETWORK.RETURNED');
    await expect.poll(() => page.getByRole('alert').query()).toBeNull();
  });

  test('the dialog can be closed and keeps what was typed', async () => {
    const { go } = await open();
    await textField().fill('12');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog().query()).toBeNull();
    await go({ type: 'QUESTIONS.SUBMITTED' });
    await expect.element(textField()).toHaveValue('12');
  });

  test('the visitor can complete the dialog by keyboard alone', async () => {
    const run = await open({ responses: sent('email') });
    await tabTo(run, emailField());
    await userEvent.keyboard('654321{Enter}');
    await expect.element(page.getByText('Your agent is checking your email code.')).toBeVisible();
    // The second code is sent with its button, the first one with Enter in the field.
    run.responses.sendCode = { ...notifiedRow, email: channelAt('Verify-1'), text: channelAt('Verify-1') };
    await tabTo(run, textField());
    await userEvent.keyboard('730125');
    await tabTo(run, page.getByRole('button', { name: 'Verify text code' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog('Waiting for your agent')).toBeVisible();
    expect(run.asked.filter(({ name }) => name === 'sendCode').map(({ input }) => input)).toMatchObject([
      { channel: 'email', code: '654321' },
      { channel: 'text', code: '730125' },
    ]);
    run.sheetSays({ email: channelAt('yes'), text: channelAt('yes'), overall: 'yes' });
    await run.wait(3);
    await expect.element(page.getByRole('status')).toHaveTextContent('Your contact details are verified. Thank you.');
    expect(dialog().query()).toBeNull();
    expect(run.sentToParent).toEqual([{ type: 'VERIFICATION.VERIFIED' }]);
  });
});

describe('the wait for the agent', () => {
  const waiting = { email: channelAt('Verify-1'), text: channelAt('Verify-1') } as const;

  test('shows a timer that is not announced every second and can be extended', async () => {
    const run = await open({ row: waiting });
    await expect.element(dialog('Waiting for your agent')).toBeVisible();
    await expect.element(page.getByRole('timer')).toHaveTextContent('Usually done within 2:00');
    await expect.element(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    expect(await run.violations()).toEqual([]);
    await run.wait(100);
    await expect.element(page.getByRole('timer')).toHaveTextContent('Usually done within 0:20');
    await page.getByRole('button', { name: 'Give it more time' }).click();
    await expect.element(page.getByRole('timer')).toHaveTextContent('Usually done within 2:00');
  });

  test('keeps waiting after the time is up and says so, above the buttons of a phone', async () => {
    const run = await open({ row: waiting, config: { verificationTimer: 10 } });
    await run.wait(10);
    await expect.element(page.getByText(verificationEn['verification.timeOver']).first()).toBeVisible();
    expectAboveFooter(run.root, verificationEn['verification.timeOver']);
    expect(await run.violations()).toEqual([]);
  });

  test('keeps the tick of a channel that is verified', async () => {
    await open({ row: { email: channelAt('yes'), text: channelAt('Verify-1') } });
    await expect.element(dialog('Waiting for your agent')).toHaveTextContent('Your email address is verified.');
  });

  test('shows that the agent could not confirm everything', async () => {
    await open({ row: { ...waiting, overall: 'no' } });
    await expect.element(page.getByText(verificationEn['verification.waitingNoText'])).toBeVisible();
  });

  test('keeps the focus in the dialog when the wait replaces the codes', async () => {
    const { focused } = await open({
      row: { text: channelAt('yes') },
      responses: { sendCode: { ...notifiedRow, text: channelAt('yes'), email: channelAt('Verify-1') } },
    });
    await emailField().fill('123456');
    await verifyEmail().click();
    await expect.poll(() => focused()?.textContent).toBe('Waiting for your agent');
  });
});

describe('a visitor who gets no codes', () => {
  const callAgency = () => page.getByRole('link', { name: 'Call 512-555-0100' });
  const promises = /sends you|is sending your codes|will call you|It comes to/;

  test('sees a message and the agency’s phone when the quote has neither email address nor phone', async () => {
    const { violations, timesAsked } = await open({
      contact: { email: '', phone: '' },
      row: { agentNotification: '' },
    });
    await expect
      .element(page.getByRole('alert').filter({ hasText: verificationEn['verification.nowhereTitle'] }))
      .toBeVisible();
    await expect.element(callAgency()).toHaveAttribute('href', 'tel:+15125550100');
    await expect.element(page.getByRole('dialog')).not.toHaveTextContent(promises);
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(callBack().query()).toBeNull();
    expect(timesAsked('notifyAgent')).toBe(0);
    expect(await violations()).toEqual([]);
  });

  test('is asked only for the code by text message when the quote has no email address', async () => {
    await open({
      contact: { email: '' },
      responses: { sendCode: { ...notifiedRow, text: channelAt('Verify-1') } },
    });
    await expect.element(dialog()).toHaveTextContent(verificationEn['verification.introText']);
    expect(emailField().query()).toBeNull();
    await textField().fill('123456');
    await page.getByRole('button', { name: 'Verify text code' }).click();
    await expect.element(dialog('Waiting for your agent')).toBeVisible();
  });

  test('is asked only for the code by email, without a warning, when the quote has no phone number', async () => {
    const { timesAsked, violations } = await open({ contact: { phone: '' }, row: { agentNotification: '' } });
    await expect.element(dialog()).toHaveTextContent(verificationEn['verification.introEmail']);
    await expect.element(dialog()).toHaveTextContent(verificationEn['verification.listed']);
    expect(page.getByRole('alert').elements()).toEqual([]);
    await expect.element(emailField()).toBeVisible();
    expect(textField().query()).toBeNull();
    expect(timesAsked('notifyAgent')).toBe(0);
    expect(await violations()).toEqual([]);
  });

  test('sees that no agent was notified, can call, and can try again', async () => {
    const unnotified = { ...newRow, agentNotification: 'Failure' };
    const run = await open({ row: unnotified, responses: { notifyAgent: unnotified } });
    await expect
      .element(page.getByRole('alert').filter({ hasText: verificationEn['verification.unawareTitle'] }))
      .toBeVisible();
    await expect.element(dialog()).not.toHaveTextContent(/sends you|is sending your codes|Usually done/);
    await expect.element(callAgency()).toBeVisible();
    // An agent who was called may have sent codes.
    await expect.element(emailField()).toBeVisible();
    expect(await run.violations()).toEqual([]);
    run.responses.notifyAgent = notifiedRow;
    await page.getByRole('button', { name: 'Try again now' }).click();
    await expect.element(page.getByText('Your agent is sending your codes')).toBeVisible();
    await expect.poll(() => page.getByRole('alert').query()).toBeNull();
  });

  test('sees no message that codes are being sent while the sheet cannot be reached', async () => {
    const run = await open({ responses: { findRow: new NetworkError('sheet') } });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect
        .element(page.getByRole('alert').filter({ hasText: verificationEn['verification.unreachableTitle'] }))
        .toBeVisible();
      await expect.element(dialog()).not.toHaveTextContent(/sends you|is sending your codes|Usually done/);
      await expect.element(callAgency()).toBeVisible();
      await run.wait(60);
    }
  });
});

test.each([
  ['the notification of the agent', 'notifyAgent', newRow],
  ['the reset of a channel', 'resetChannel', { ...notifiedRow, email: channelAt('no', 3) }],
] as const)('the message that %s failed stays while it is repeated, so it is announced once', async (_, call, row) => {
  const run = await open({ row, responses: { [call]: new NetworkError('site') } });
  const message = page.getByRole('alert').filter({ hasText: verificationEn['verification.unreachableTitle'] });
  await expect.element(message).toBeVisible();
  const shown = message.element();
  run.responses[call] = silence;
  await run.wait(24);
  expect(run.timesAsked(call)).toBe(2);
  await expect.element(dialog()).toBeVisible();
  expect(message.element()).toBe(shown);
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect.element(message).not.toBeInTheDocument();
});

describe('a call back', () => {
  test('is not promised when no agent could be notified of it', async () => {
    await open({ responses: { requestCallBack: { ...newRow, callBack: 'Yes', agentNotification: 'Failure' } } });
    await callBack().click();
    await expect.element(page.getByText(verificationEn['verification.callBackNoted']).first()).toBeVisible();
    await expect.element(dialog()).not.toHaveTextContent('will call you');
  });

  test('the visitor requests a call back once and the dialog confirms it above the buttons of a phone', async () => {
    await page.viewport(390, 600);
    const { timesAsked, violations, root } = await open({
      responses: { requestCallBack: { ...notifiedRow, callBack: 'Yes' } },
    });
    await callBack().click();
    await expect
      .element(page.getByText('Your agent will call you at 512-555-0142.', { exact: false }).first())
      .toBeVisible();
    expectAboveFooter(root, 'Your agent will call you at 512-555-0142.');
    await page.viewport(390, 844);
    await expect.element(callBack()).toHaveAttribute('aria-disabled', 'true');
    (callBack().query() as HTMLElement).click();
    expect(timesAsked('requestCallBack')).toBe(1);
    expect(await violations()).toEqual([]);
  });

  test('a call back is still shown as requested after a reload', async () => {
    await open({ row: { callBack: 'Yes' } });
    await expect.element(callBack()).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows that a call back request failed', async () => {
    const { violations } = await open({ responses: { requestCallBack: new NetworkError('sheet') } });
    await callBack().click();
    await expect.element(page.getByText(verificationEn['verification.callBackFailed']).first()).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('does not show the call back where the page does not offer it', async () => {
    await open({ config: { callBackEnabled: false } });
    await expect.element(dialog()).toBeVisible();
    expect(callBack().query()).toBeNull();
  });
});

test('shows in a dialog that the contact was verified before the questions', async () => {
  const run = runVerification({ responses: { findRow: notifiedRow } });
  await run.go({ type: 'CODES.REQUESTED' });
  const { violations } = await renderInShadowRoot(
    <Verification actor={run.actor} labels={verificationEn} config={exampleConfig} host={host} />,
  );
  run.sheetSays({ overall: 'yes' });
  await run.wait(3);
  await expect.element(dialog('You are verified')).toHaveTextContent('Your contact details are verified. Thank you.');
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => dialog('You are verified').query()).toBeNull();
});

test('says that answers are not saved yet, and retries on request', async () => {
  const details = { answers: [{ question: 'Q1', value: 'Y' }] };
  const run = runVerification({
    responses: { findRow: { ...notifiedRow, overall: 'yes' }, writeDetails: new NetworkError('sheet') },
  });
  await run.go({ type: 'DETAILS.CHANGED', details }, { type: 'QUESTIONS.SUBMITTED' });
  const { violations } = await renderInShadowRoot(
    <Verification actor={run.actor} labels={verificationEn} config={exampleConfig} host={host} />,
  );
  await expect.element(dialog('You are verified')).toHaveTextContent(verificationEn['verification.saving']);
  await expect.element(page.getByRole('alert')).toHaveTextContent(verificationEn['verification.unreachableTitle']);
  expect(await violations()).toEqual([]);
  run.responses.writeDetails = undefined;
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  expect(run.sentToParent).toEqual([{ type: 'VERIFICATION.VERIFIED' }]);
});

test('shows on the next page that the contact was verified after the questions', async () => {
  const { violations } = await open({ row: { overall: 'yes' } });
  await expect.element(page.getByRole('status')).toHaveTextContent('Your contact details are verified. Thank you.');
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(await violations()).toEqual([]);
});

const looks: Readonly<Record<string, Opening>> = {
  codes: {},
  'wrong codes': { row: { email: channelAt('no', 1), text: channelAt('no', 2) } },
  'an overall no': { row: { overall: 'no' } },
  waiting: { row: { email: channelAt('Verify-1'), text: channelAt('yes') } },
  'a call back': { row: { callBack: 'Yes', email: channelAt('Verify-1') } },
  unreachable: { responses: { notifyAgent: new NetworkError('site'), findRow: newRow, writeDetails: silence } },
};

describe.each([[390], [1280]])('at %i pixels', (width) => {
  test.each(Object.entries(looks))('the %s dialog fits and has no violations in Spanish', async (_, opening) => {
    await page.viewport(width, 844);
    const { root, violations } = await open({ ...opening, labels: verificationEs });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(root.querySelector('.cover-dialog-box')!.scrollWidth).toBeLessThanOrEqual(
      root.querySelector('.cover-dialog-box')!.clientWidth,
    );
    expect(await violations()).toEqual([]);
    await page.viewport(390, 844);
  });
});

test.each([
  { look: 'wrong codes', labels: verificationEn },
  { look: 'waiting', labels: verificationEs },
] as const)('the $look dialog keeps its content at 320 px with text twice as large', async ({ look, labels }) => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(390, 844));
  const { root } = await open({
    ...looks[look],
    labels,
    contact: { email: 'alexandra.example@example.com', phone: '5125550142' },
  });
  root.querySelector<HTMLElement>('.cover-root')!.style.setProperty('--cover-font-size', '32px');
  const { left, right } = page.getByRole('dialog').element().getBoundingClientRect();
  for (const field of page.getByRole('textbox').all()) {
    const edges = field.element().getBoundingClientRect();
    expect(edges.left).toBeGreaterThan(left);
    expect(edges.right).toBeLessThan(right);
  }
  const body = root.querySelector('.cover-dialog-body')!;
  expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
});
