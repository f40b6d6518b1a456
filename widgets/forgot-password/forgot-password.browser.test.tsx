import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { accountEmail } from '#account/account-email';
import { type FakePageOptions, TestDevice } from '#embed/testing/fake-page';
import { FakeServices, type FakeResponse, hangsUp, says } from '#embed/testing/fake-services';
import { button, openFlow, press, textbox } from '#flow/testing/open-flow';
import { format } from '#i18n/format';
import { type ForgotPasswordConfig, forgotPasswordConfig } from './forgot-password.config.ts';
import { ForgotPassword } from './forgot-password.view.tsx';
import { en } from './strings.en.ts';

type Options = FakePageOptions & { config?: Partial<ForgotPasswordConfig> };

const open = ({ config = {}, ...options }: Options = {}) =>
  openFlow({
    View: ForgotPassword,
    labels: en,
    config: z.parse(forgotPasswordConfig, { signInPage: '/sign-in', ...config }),
    path: '/forgot-password',
    ...options,
  });

const email = textbox(en.email);

async function send(address = 'alex@example.com'): Promise<void> {
  await userEvent.fill(email, address);
  await press(en.submit);
}

const known = says({ isSuccess: true, isCustomerExist: true });
const unknown = says({ isSuccess: true, isCustomerExist: false });

test.each<[string, Record<string, FakeResponse>]>([
  ['who has an account', { checkCustomer: known }],
  ['who has none', { checkCustomer: unknown }],
  ['whom the service refuses to know', { checkCustomer: says({ isSuccess: false, message: 'No such customer' }, 400) }],
  ['of whom the service says nothing', { checkCustomer: says({ isSuccess: true }) }],
  ['whom no page knows', { checkCustomer: says({ message: 'Not found' }, 404) }],
  [
    'to whom nothing is sent',
    { checkCustomer: known, sendPasswordReset: says({ isSuccess: false, message: 'Unknown' }) },
  ],
])('shows a visitor %s the same text: a message was sent if there is an account', async (_who, responses) => {
  const { arrivesAt, violations, outcomes, events } = await open({ services: new FakeServices(responses) });
  await send();
  await arrivesAt(en.sentTitle);
  await expect.element(page.getByText(format(en.sentText, { email: 'alex@example.com' }))).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(outcomes).toEqual(['sent']);
  expect(events).toContainEqual({ event: 'Password Reset Requested', data: {} });
  expect(JSON.stringify(events)).not.toContain('alex');
});

test('sends the absolute address of the reset page, to the services that know the customer', async () => {
  const { services, arrivesAt } = await open({
    config: { resetPage: '/set-password.html' },
    services: new FakeServices({ checkCustomer: known }),
  });
  await send(' alex@example.com');
  await arrivesAt(en.sentTitle);
  expect(services.requestsOf('sendPasswordReset')).toMatchObject([
    {
      variant: 'primary',
      body: { email: 'alex@example.com', resetPage: 'https://www.agency.example/set-password.html' },
    },
  ]);
});

test('asks both services to send if a gateway answers in the place of the primary ones', async () => {
  const gateway = says({ message: 'no Route matched with those values' }, 404);
  const { services, arrivesAt } = await open({ services: new FakeServices({ checkCustomer: gateway }) });
  await send();
  await arrivesAt(en.sentTitle);
  expect(services.requestsOf('sendPasswordReset').map(({ variant }) => variant)).toEqual(['primary', 'ca']);
});

test('offers another message to the same address, and links back to sign-in', async () => {
  const { arrivesAt, host } = await open();
  await send();
  await arrivesAt(en.sentTitle);
  await press(en.again);
  await arrivesAt(en.formTitle);
  await expect.element(email).toHaveValue('alex@example.com');
  await page.getByRole('link', { name: en.signIn }).click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/sign-in', 'sign-in');
});

test('looks disabled until the address is valid; a press shows what is missing', async () => {
  await open();
  await expect.element(button(en.submit)).toHaveAttribute('aria-disabled', 'true');
  await press(en.submit);
  await expect.element(page.getByRole('link', { name: en['error.required'] })).toBeVisible();
  await send('alex@example');
  await expect.element(page.getByRole('link', { name: en['error.emailInvalid'] })).toBeVisible();
  await userEvent.fill(email, 'alex@example.com');
  await expect.element(button(en.submit)).not.toHaveAttribute('aria-disabled');
});

test.each<[string, Record<string, FakeResponse>, string]>([
  ['a service that is down', { sendPasswordReset: says({}, 501) }, en.unreachable],
  ['a refusal to look up anybody, because the service is down', { checkCustomer: 'unavailable' }, en.unreachable],
  ['a refusal to mail anything, because the service is down', { sendPasswordReset: 'unavailable' }, en.unreachable],
  ['a broken connection', { sendPasswordReset: hangsUp }, en.unreachable],
  ['a web page', { checkCustomer: () => Promise.resolve(new Response('<!doctype html><p>Hi')) }, en.malformed],
  ['a failed bot check', { checkCustomer: says({ isSuccess: false }, 403) }, en.notVerified],
])('shows what can be done after %s, and keeps the address', async (_what, responses, text) => {
  const { violations } = await open({ services: new FakeServices(responses) });
  await send();
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect.element(email).toHaveValue('alex@example.com');
  expect(await violations()).toEqual([]);
});

test('shows that the visitor is offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { services } = await open();
  services.goOffline();
  await send();
  await expect.element(page.getByRole('alert').filter({ hasText: en.offline })).toBeVisible();
});

test('counts down after too many requests', async () => {
  const tooMany = () =>
    Promise.resolve(Response.json({ isSuccess: false }, { status: 429, headers: { 'Retry-After': '2' } }));
  await open({ services: new FakeServices({ sendPasswordReset: tooMany }) });
  await send();
  await expect.element(page.getByRole('timer')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: en.tryAgainNow })).toBeInTheDocument();
});

test('counts down at once when the service limits requests before the first message', async () => {
  const tooMany = () => Promise.resolve(Response.json({}, { status: 429, headers: { 'Retry-After': '120' } }));
  const { services, violations } = await open({ services: new FakeServices({ checkCustomer: tooMany }) });
  await send();
  await expect.element(page.getByRole('timer')).toHaveTextContent('2 minutes');
  expect(await violations()).toEqual([]);
  expect(services.requestsOf('checkCustomer')).toHaveLength(1);
});

test('starts with the address from the sign-in page', async () => {
  const device = new TestDevice();
  const record = accountEmail(device.openTab({ brandCode: device.brandCode }));
  record.remember('kim@example.com');
  await record.settled();
  await open({ device });
  await expect.element(email).toHaveValue('kim@example.com');
});

test('offers a call if the page of the link is not trusted, and tells the author', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { failures, violations, focused } = await open({ config: { resetPage: 'https://stranger.example/' } });
  await expect.element(page.getByRole('link', { name: 'Call 512-555-0100' })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await expect.poll(() => failures).toEqual(['navigation']);
  expect(warn.mock.calls.flat().join()).toContain('resetPage is on an origin');
  expect(focused()).toBeNull();
  expect(await violations()).toEqual([]);
});
