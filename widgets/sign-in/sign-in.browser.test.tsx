import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { accountEmail } from '#account/account-email';
import { rememberedSignIn } from '#account/remembered-sign-in';
import { type FakePageOptions, TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { button, openFlow, press, textbox } from '#flow/testing/open-flow';
import { interceptedPresses } from '#ui/testing/intercepted-presses';
import { type SignInConfig, signInConfig } from './sign-in.config.ts';
import { SignIn } from './sign-in.view.tsx';
import { en } from './strings.en.ts';

type Options = FakePageOptions & { config?: Partial<SignInConfig> };

const open = ({ config = {}, ...options }: Options = {}) =>
  openFlow({
    View: SignIn,
    labels: en,
    config: z.parse(signInConfig, { welcomePage: '/my-account', forgotPasswordPage: '/forgot', ...config }),
    path: '/sign-in',
    ...options,
  });

const email = textbox(en.email);
const password = () => page.getByLabelText(en.password, { exact: true });
const rememberMe = page.getByRole('checkbox', { name: en.rememberMe });

async function signIn(typed = { email: 'alex@example.com', password: 'Example1!' }): Promise<void> {
  await userEvent.fill(email, typed.email);
  await userEvent.fill(password(), typed.password);
  await press(en.submit);
}

/** Reads the record as the next visit would. */
const remembered = (opened: Awaited<ReturnType<typeof open>>) =>
  rememberedSignIn(opened.device.openTab({ brandCode: opened.device.brandCode })).load();

test('signs in with exactly what was typed, and navigates to the welcome page', async () => {
  const { host, services, outcomes, events, violations } = await open();
  expect(await violations()).toEqual([]);
  await signIn({ email: ' alex@example.com', password: ' Example1! ' });
  await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/my-account', 'welcome');
  expect(services.requestsOf('signIn').map(({ body }) => body)).toMatchObject([
    { email: 'alex@example.com', password: ' Example1! ' },
  ]);
  expect(host.visitor.read('customerSession')).toMatchObject({ state: 'TX' });
  expect(outcomes).toEqual(['signedIn']);
  expect(events).toContainEqual({ event: 'Sign-In Outcome', data: { outcome: 'signedIn' } });
  expect(JSON.stringify(events)).not.toMatch(/alex|Example1/);
});

test('leaves a press that opens an account page in a new tab to the browser', async () => {
  const { host } = await open();
  const link = page.getByRole('link', { name: en.forgotPassword });
  await expect.element(link).toBeVisible();
  expect(interceptedPresses(link.element())).toEqual([]);
  expect(host.navigate).not.toHaveBeenCalled();
});

test('the form is one that password managers recognize as a sign-in', async () => {
  const { container } = await open();
  const form = container.querySelector('form')!;
  expect(form.method).toBe('post');
  const attributes = [...form.querySelectorAll('input')].map(({ type, name, autocomplete, maxLength }) => [
    type,
    name,
    autocomplete,
    maxLength,
  ]);
  expect(attributes).toEqual([
    ['email', 'email', 'username', -1],
    ['password', 'password', 'current-password', -1],
    ['checkbox', 'isRemembered', '', -1],
  ]);
});

/** Fills in the fields as a script does. */
function fillAsManager(root: ParentNode, type?: string): HTMLFormElement {
  const secret = root.querySelector<HTMLInputElement>('input[type=password]')!;
  const name = root.querySelector<HTMLInputElement>('input[autocomplete=username]')!;
  for (const [input, value] of [
    [name, 'alex@example.com'],
    [secret, 'Example1!'],
  ] as const) {
    input.value = value;
    if (type) input.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return secret.form!;
}

test.each([
  [
    'the event input, and presses the button',
    'input',
    (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]')!.click(),
  ],
  ['the event change, and sends the form', 'change', (form: HTMLFormElement) => form.requestSubmit()],
  ['no event, and sends the form', undefined, (form: HTMLFormElement) => form.requestSubmit()],
  ['no event, and calls submit() of the form', undefined, (form: HTMLFormElement) => form.submit()],
])('signs in with a password manager: %s', async (_how, type, send) => {
  const { services, container } = await open();
  send(fillAsManager(container, type));
  await expect
    .poll(() => services.requestsOf('signIn').map(({ body }) => body))
    .toMatchObject([{ email: 'alex@example.com', password: 'Example1!' }]);
});

test('treats values from a password manager like typed ones', async () => {
  const { container } = await open();
  fillAsManager(container, 'input');
  await expect.element(button(en.submit)).not.toHaveAttribute('aria-disabled');
  await rememberMe.click({ force: true });
  await expect.element(email).toHaveValue('alex@example.com');
  await expect.element(password()).toHaveValue('Example1!');
});

test('exposes no values when a browser extension submits without a submit event', async () => {
  const { container } = await open();
  const form = fillAsManager(container, 'input');
  // The fields that the browser would post.
  expect([...new FormData(form)]).toEqual([]);
});

/** A device on which Alex is remembered with a password. */
async function rememberedDevice(): Promise<TestDevice> {
  const device = new TestDevice();
  const record = rememberedSignIn(device.openTab({ brandCode: device.brandCode }));
  record.remember({ email: 'alex@example.com', password: 'Example1!' });
  await record.settled();
  return device;
}

test('does not fill in the remembered password for another address', async () => {
  const device = await rememberedDevice();
  const typed = accountEmail(device.openTab({ brandCode: device.brandCode }));
  typed.remember('bea@example.com');
  await typed.settled();
  await open({ device, config: { rememberPassword: true } });
  await expect.element(email).toHaveValue('bea@example.com');
  await expect.element(password()).toHaveValue('');
});

test.each([
  ['passwords', { rememberPassword: false }, { email: 'alex@example.com' }],
  ['anything', { rememberMe: false }, undefined],
])('removes remembered data from the device when the page no longer remembers %s', async (_what, config, left) => {
  const opened = await open({ device: await rememberedDevice(), config });
  await expect.poll(() => remembered(opened)).toEqual(left);
});

test('hides typed values from `pagehide` until `pageshow`', async () => {
  const { container } = await open();
  await userEvent.fill(email, 'alex@example.com');
  window.dispatchEvent(new Event('pagehide'));
  expect(getComputedStyle(container.querySelector('input')!).visibility).toBe('hidden');
  window.dispatchEvent(new Event('pageshow'));
  await expect.element(email).toBeVisible();
});

test('shows the password by a toggle, and hides it on submit', async () => {
  const { services } = await open();
  services.hold('signIn');
  await userEvent.fill(password(), 'Example1!');
  const toggle = button(en.showPassword);
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  expect((password().element() as HTMLInputElement).type).toBe('text');
  expect((password().element() as HTMLInputElement).value).toBe('Example1!');
  await userEvent.fill(email, 'alex@example.com');
  await press(en.submit);
  expect((password().element() as HTMLInputElement).type).toBe('password');
});

test('enables the button for a valid address and a password; a press before shows what is missing', async () => {
  const { focused } = await open();
  await expect.element(button(en.submit)).toHaveAttribute('aria-disabled', 'true');
  await press(en.submit);
  expect(focused()?.getAttribute('aria-labelledby')).toBeTruthy();
  await expect.element(page.getByRole('link', { name: en['error.required'] })).toBeVisible();
  await expect.element(page.getByRole('link', { name: en['error.passwordRequired'] })).toBeVisible();
  await userEvent.fill(email, 'alex@example');
  await userEvent.fill(password(), ' ');
  await press(en.submit);
  await expect.element(page.getByRole('link', { name: en['error.emailInvalid'] })).toBeVisible();
  await userEvent.fill(email, 'alex@example.com');
  await expect.element(button(en.submit)).not.toHaveAttribute('aria-disabled');
});

test.each([
  ['a refusal', 'refused', en.refused],
  ['401', says({ message: 'Unauthorized' }, 401), en.refused],
  ['a customer who does not exist', says({ isSuccess: false, message: 'Customer does not exist' }), en.refused],
  ['403', says({ isSuccess: false, message: 'Verification failed' }, 403), en.notVerified],
  ['a service that is down', says({ message: 'Not implemented' }, 501), en.unreachable],
  ['a broken connection', hangsUp, en.unreachable],
  ['a refusal about an outage', says({ isSuccess: false, message: 'Service is not available' }), en.unreachable],
  ['a response without a token', says({ isSuccess: true }), en.malformed],
  ['a web page', () => Promise.resolve(new Response('<!doctype html><p>Hello')), en.malformed],
])('shows what can be done after %s, and keeps what was typed', async (_what, response, text) => {
  const { violations } = await open({ services: new FakeServices({ signIn: response }) });
  await signIn();
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect.element(email).toHaveValue('alex@example.com');
  await expect.element(password()).toHaveValue('Example1!');
  await expect.element(page.getByText('Customer does not exist')).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test('shows that the visitor is offline, and signs in when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { host, services } = await open();
  services.goOffline();
  await signIn();
  await expect.element(page.getByRole('alert').filter({ hasText: en.offline })).toBeVisible();
  online.mockReturnValue(true);
  services.goOnline();
  await press(en.submit);
  await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
});

test('counts down after too many tries, announces the start and the end, and sends nothing meanwhile', async () => {
  const tooMany = () =>
    Promise.resolve(Response.json({ isSuccess: false }, { status: 429, headers: { 'Retry-After': '3' } }));
  const { services, violations } = await open({ services: new FakeServices({ signIn: tooMany }) });
  await signIn();
  const timer = page.getByRole('timer');
  await expect.element(timer).toHaveTextContent(/You can try again in [23] seconds/);
  await expect.element(button(en.submit)).toHaveAttribute('aria-disabled', 'true');
  const asked = services.requestsOf('signIn').length;
  await press(en.submit);
  await expect.element(timer).toHaveTextContent(en['tooManyTries.one']);
  expect(await violations()).toEqual([]);
  await expect.element(page.getByRole('status').filter({ hasText: en.tryAgainNow })).toBeInTheDocument();
  expect(services.requestsOf('signIn')).toHaveLength(asked);
  await expect.element(button(en.submit)).not.toHaveAttribute('aria-disabled');
});

test('remembers only the email address', async () => {
  const first = await open();
  await rememberMe.click({ force: true });
  await signIn();
  await expect.poll(() => first.host.navigate).toHaveBeenCalledOnce();
  expect(await remembered(first)).toEqual({ email: 'alex@example.com' });
  first.host.visitor.forget();
  await first.leave();
  const next = await open({ device: first.device });
  await expect.element(email).toHaveValue('alex@example.com');
  await expect.element(password()).toHaveValue('');
  await expect.element(rememberMe).toBeChecked();
  // Unchecking the box forgets the customer.
  await rememberMe.click({ force: true });
  await userEvent.fill(password(), 'Example1!');
  await press(en.submit);
  await expect.poll(() => next.host.navigate).toHaveBeenCalledOnce();
  expect(await remembered(next)).toBeUndefined();
});

test('remembers the password only if the page configures it, and warns the author', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const first = await open({ config: { rememberPassword: true } });
  await expect.poll(() => warn.mock.calls.flat().join()).toContain('rememberPassword keeps passwords');
  await expect.element(page.getByText(en.rememberPasswordHint)).toBeVisible();
  await rememberMe.click({ force: true });
  await signIn();
  await expect.poll(() => first.host.navigate).toHaveBeenCalledOnce();
  expect(await remembered(first)).toEqual({ email: 'alex@example.com', password: 'Example1!' });
  expect(first.host.visitor.storage.get('rememberedSignIn')).not.toContain('Example1!');
  first.host.visitor.forget();
  await first.leave();
  const next = await open({ device: first.device, config: { rememberPassword: true } });
  await expect.element(password()).toHaveValue('Example1!');
  await next.leave();
  await open({ device: first.device });
  await expect.element(email).toHaveValue('alex@example.com');
  await expect.element(password()).toHaveValue('');
});

test('does not replace typed values with remembered ones', async () => {
  const device = new TestDevice();
  const record = rememberedSignIn(device.openTab({ brandCode: device.brandCode }));
  record.remember({ email: 'alex@example.com' });
  await record.settled();
  await open({ device });
  await userEvent.fill(email, 'kim@example.com');
  await expect.element(rememberMe).toBeChecked();
  await expect.element(email).toHaveValue('kim@example.com');
});

test('shows who is signed in, keeps the focus of the page, and signs out', async () => {
  const device = new TestDevice();
  const first = await open({ device, config: { welcomePage: '' } });
  await signIn();
  await first.arrivesAt(en.signedInTitle);
  await expect.element(page.getByText('You are signed in as alex@example.com.')).toBeVisible();
  await first.leave();
  const next = await open({ device });
  await next.sees(en.signedInTitle);
  expect(next.focused()).toBeNull();
  await expect.element(page.getByText('You are signed in as alex@example.com.')).toBeVisible();
  await page.getByRole('link', { name: en.continue }).click();
  await expect.poll(() => next.host.navigate).toHaveBeenCalledExactlyOnceWith('/my-account', 'welcome');
  await next.leave();
  const last = await open({ device });
  await press(en.signOut);
  await last.arrivesAt(en.formTitle);
  expect(last.host.visitor.read('customerSession')).toBeUndefined();
});

test('follows another tab that signs in and out', async () => {
  const { device, sees } = await open();
  await sees(en.formTitle);
  const other = device.openTab({ brandCode: device.brandCode });
  other.remember('customerSession', { state: 'TX', variant: 'primary' });
  await sees(en.signedInTitle);
  other.forget();
  await sees(en.formTitle);
});

test('stays and warns the author when the welcome page is not trusted', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { failures, arrivesAt } = await open({
    config: { welcomePage: 'https://stranger.example/', forgotPasswordPage: 'https://stranger.example/' },
  });
  await expect.poll(() => failures).toEqual(['navigation', 'navigation']);
  expect(warn.mock.calls.flat().join()).toContain('welcomePage is on an origin');
  expect(page.getByRole('link', { name: en.forgotPassword }).elements()).toEqual([]);
  await signIn();
  await arrivesAt(en.signedInTitle);
  expect(page.getByRole('link', { name: en.continue }).elements()).toEqual([]);
});

test('the form cannot be edited while the sign-in is pending', async () => {
  const { services } = await open();
  const release = services.hold('signIn');
  await signIn();
  await expect.element(email).toHaveAttribute('readonly');
  await expect.element(password()).toHaveAttribute('readonly');
  release();
});

test.each([
  ['a wrong password', says({ isSuccess: false, message: 'Invalid password' })],
  ['a locked account', says({ isSuccess: false, message: 'Your account is locked.' }, 423)],
])('shows the same message for %s, and offers a call', async (_what, response) => {
  const { violations } = await open({ services: new FakeServices({ signIn: response }) });
  await signIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.refused);
  await expect.element(page.getByRole('link', { name: 'Call 512-555-0100' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('treats a crash of the service as an outage, and sends the password once', async () => {
  const crash = says({ isSuccess: false, message: 'Object reference not set to an instance of an object.' }, 500);
  const { services } = await open({ services: new FakeServices({ signIn: crash }) });
  await signIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.unreachable);
  expect(services.requestsOf('signIn')).toHaveLength(1);
});

test('announces that another try is possible when the network has returned', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { services } = await open();
  services.goOffline();
  await signIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.offline);
  online.mockReturnValue(true);
  services.goOnline();
  await expect.element(page.getByText(en.offline)).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').filter({ hasText: en.tryAgainNow })).toBeInTheDocument();
  expect(services.requestsOf('signIn')).toEqual([]);
});
