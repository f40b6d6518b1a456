import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { accountEmail } from '#account/account-email';
import { rememberedSignIn } from '#account/remembered-sign-in';
import { keptLinkName } from '#embed/loader/link-secrets';
import { type FakePageOptions, TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { button, openFlow, press } from '#flow/testing/open-flow';
import { type SetPasswordConfig, setPasswordConfig } from './set-password.config.ts';
import { SetPassword } from './set-password.view.tsx';
import { en } from './strings.en.ts';

type Options = FakePageOptions & { config?: Partial<SetPasswordConfig> };

const stored = () => {
  const key = Object.keys(sessionStorage).find((name) => name.endsWith(':resetLink'));
  return key === undefined ? null : sessionStorage.getItem(key);
};
beforeEach(() => sessionStorage.clear());

const secrets = { token: 'reset-7f3a', state: 'TX' };
const open = ({ config = {}, ...options }: Options = {}) =>
  openFlow({
    View: SetPassword,
    labels: en,
    config: z.parse(setPasswordConfig, config),
    path: '/set-password',
    secrets: { ...secrets },
    ...options,
  });

const password = () => page.getByLabelText(en.password, { exact: true });
const repeat = () => page.getByLabelText(en.passwordVerify, { exact: true });
const requirement = (text: string) => page.getByRole('listitem').filter({ hasText: text });

async function set(typed = 'Example1!', again = typed): Promise<void> {
  await userEvent.fill(password(), typed);
  await userEvent.fill(repeat(), again);
  await press(en.submit);
}

test('sets the password exactly as typed with the link’s token, signs nobody in, and links to sign-in', async () => {
  const { services, arrivesAt, host, outcomes, events, violations } = await open();
  expect(await violations()).toEqual([]);
  await set(' Exampl1!');
  await arrivesAt(en.doneTitle);
  expect(services.requestsOf('setPassword')).toMatchObject([
    { variant: 'primary', body: { token: 'reset-7f3a', password: ' Exampl1!', passwordVerify: ' Exampl1!' } },
  ]);
  expect(host.visitor.read('customerSession')).toBeUndefined();
  expect(await violations()).toEqual([]);
  expect(outcomes).toEqual(['passwordSet']);
  expect(JSON.stringify(events)).not.toMatch(/reset-7f3a|Exampl1/);
  await page.getByRole('link', { name: en.signIn }).click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/sign-in', 'sign-in');
});

test.each([
  ['ca', 'ca'],
  ['CA', 'ca'],
  ['TX', 'primary'],
])('asks the services that sent the link: state %s', async (state, variant) => {
  const { services, arrivesAt } = await open({ secrets: { token: 'reset-1', state } });
  await set();
  await arrivesAt(en.doneTitle);
  expect(services.requestsOf('setPassword')).toMatchObject([{ variant }]);
});

test('also asks the primary services for a customer of theirs who lives in California', async () => {
  const services = new FakeServices();
  services.respond('setPassword', () => {
    const isFirst = services.requestsOf('setPassword').length === 1;
    return Promise.resolve(Response.json(isFirst ? { isSuccess: false, code: 'linkExpired' } : { isSuccess: true }));
  });
  const { arrivesAt } = await open({ services, secrets: { token: 'reset-1', state: 'CA' } });
  await set();
  await arrivesAt(en.doneTitle);
  expect(services.requestsOf('setPassword')).toMatchObject([{ variant: 'ca' }, { variant: 'primary' }]);
});

test('the form is one that password managers recognize as setting a new password', async () => {
  const device = new TestDevice();
  const record = accountEmail(device.openTab({ brandCode: device.brandCode }));
  record.remember('alex@example.com');
  await record.settled();
  const { container } = await open({ device });
  const form = container.querySelector('form')!;
  expect(form.method).toBe('post');
  const [username, first, second] = form.querySelectorAll('input');
  await expect.poll(() => username!.value).toBe('alex@example.com');
  expect(username!.autocomplete).toBe('username');
  expect(username!.matches('.cover-hidden[aria-hidden=true][tabindex="-1"]')).toBe(true);
  for (const field of [first!, second!]) {
    expect([field.type, field.autocomplete, field.maxLength]).toEqual(['password', 'new-password', -1]);
    expect(field.getAttribute('passwordrules')).toBe(
      'minlength: 6; maxlength: 12; required: lower; required: upper; required: digit; required: [!@#$%^&*];',
    );
  }
});

test('shows for each requirement whether it is met, and announces what is missing', async () => {
  const { root } = await open();
  await expect.element(requirement('6 to 12 characters')).toHaveTextContent(en.requirementMissing);
  const description = root.getElementById(password().element().getAttribute('aria-describedby')!)!;
  expect(description.textContent).toContain(en.requirementsTitle);
  expect(description.querySelectorAll('li')).toHaveLength(5);
  await userEvent.fill(password(), 'Exampl');
  await expect.element(requirement('6 to 12 characters')).toHaveTextContent(en.requirementMet);
  await expect.element(requirement('a digit')).toHaveTextContent(en.requirementMissing);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Your password still needs: a digit (0 to 9)' }))
    .toBeInTheDocument();
  await userEvent.fill(password(), 'Example1!');
  await expect.element(page.getByRole('status').filter({ hasText: en.allMet })).toBeInTheDocument();
});

test('accepts any 15 characters under the modern policy, and nothing shorter', async () => {
  const { arrivesAt, services } = await open({ config: { passwordPolicy: 'modern' } });
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['15 to 128 characters (missing)']);
  await set('Example1!');
  await expect.element(page.getByRole('link', { name: /still needs: 15 to 128 characters/ })).toBeVisible();
  await set('a long sentence of mine');
  await arrivesAt(en.doneTitle);
  expect(services.requestsOf('setPassword')).toHaveLength(1);
});

test('enables the button when both passwords are valid, and a press before that shows what is missing', async () => {
  const { services } = await open();
  await expect.element(button(en.submit)).toHaveAttribute('aria-disabled', 'true');
  await press(en.submit);
  await expect.element(page.getByRole('link', { name: en['error.required'] })).toBeVisible();
  await expect.element(page.getByRole('link', { name: en['error.repeatRequired'] })).toBeVisible();
  await set('Example1!', 'Example1! ');
  await expect.element(page.getByRole('link', { name: en.mismatch })).toBeVisible();
  expect(services.requestsOf('setPassword')).toEqual([]);
  await userEvent.fill(repeat(), 'Example1!');
  await expect.element(button(en.submit)).not.toHaveAttribute('aria-disabled');
});

test('shows each password by its own toggle', async () => {
  await open();
  await set('Example1!', 'Example2!');
  await button(en.showPasswordVerify).click();
  expect((repeat().element() as HTMLInputElement).type).toBe('text');
  expect((password().element() as HTMLInputElement).type).toBe('password');
});

test.each([
  ['a common password', 'commonPassword', en.commonPassword],
  [
    'a message of the service',
    says({ isSuccess: false, message: 'Not one of your last three.' }),
    'Not one of your last three.',
  ],
  ['no words', says({ isSuccess: false }), en.refused],
  ['a service that is down', says({}, 501), en.unreachable],
  ['a broken connection', hangsUp, en.unreachable],
  ['a web page', () => Promise.resolve(new Response('<!doctype html><p>Hi')), en.malformed],
])('shows what can be done after %s, and keeps what was typed', async (_what, response, text) => {
  const { violations } = await open({ services: new FakeServices({ setPassword: response }) });
  await set();
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect.element(password()).toHaveValue('Example1!');
  expect(await violations()).toEqual([]);
});

test('offers a new link after a refusal, which may be about the link', async () => {
  const { host } = await open({
    services: new FakeServices({ setPassword: says({ isSuccess: false, message: 'Not possible.' }, 400) }),
  });
  expect(page.getByRole('link', { name: en.forgotPassword }).elements()).toEqual([]);
  await set();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not possible.');
  await page.getByRole('link', { name: en.forgotPassword }).click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/forgot-password', 'forgot-password');
});

test('does not treat an HTML response with status 400 as a rejected password', async () => {
  const gateway = () => Promise.resolve(new Response('<!doctype html><p>Bad Request', { status: 400 }));
  await open({ services: new FakeServices({ setPassword: gateway }) });
  await set();
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.malformed);
});

test('says that a link no longer works, and links to the page that sends a new one', async () => {
  const { arrivesAt, host, violations } = await open({ services: new FakeServices({ setPassword: 'linkExpired' }) });
  await set();
  await arrivesAt(en.expiredTitle);
  await expect.element(page.getByText(en.expiredText)).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: en.forgotPassword }).click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/forgot-password', 'forgot-password');
});

test('says that the password may already be set when an earlier try got no response', async () => {
  const services = new FakeServices({ setPassword: hangsUp });
  const { arrivesAt } = await open({ services });
  await set();
  await expect.element(page.getByRole('alert').filter({ hasText: en.unreachable })).toBeVisible();
  services.respond('setPassword', 'linkExpired');
  await press(en.submit);
  await arrivesAt(en.expiredTitle);
  await expect.element(page.getByText(en.doubtText)).toBeVisible();
});

test('keeps the link over a reload, until the password is set', async () => {
  const device = new TestDevice();
  const first = await open({ device });
  await expect.poll(stored).toBeTruthy();
  expect(stored()).not.toContain('reset-7f3a');
  // The next visitor of the device opens another tab.
  expect([...device.items.keys()].filter((key) => key.includes('resetLink'))).toEqual([]);
  await first.leave();
  const next = await open({ device, secrets: {} });
  await set();
  await next.arrivesAt(en.doneTitle);
  expect(next.services.requestsOf('setPassword')).toMatchObject([{ body: { token: 'reset-7f3a' } }]);
  await next.leave();
  expect(stored()).toBeNull();
  const last = await open({ device, secrets: {} });
  await last.sees(en.missingTitle);
  expect(last.focused()).toBeNull();
});

test('encrypts the link that the loader keeps in the tab, and removes the loader’s copy', async () => {
  sessionStorage.setItem(keptLinkName, '?token=reset-7f3a&state=TX');
  await open();
  await expect.poll(stored).toBeTruthy();
  await expect.poll(() => sessionStorage.getItem(keptLinkName)).toBeNull();
});

test('drops a link that is over, also on the same page', async () => {
  const opened = { ...secrets };
  const first = await open({ secrets: opened, services: new FakeServices({ setPassword: 'linkExpired' }) });
  await expect.poll(stored).toBeTruthy();
  await set();
  await first.arrivesAt(en.expiredTitle);
  expect(stored()).toBeNull();
  expect(opened).toEqual({});
  await first.leave();
  const next = await open({ secrets: opened });
  await next.sees(en.missingTitle);
});

test('passes the email address to the sign-in page, and removes a remembered password', async () => {
  const device = new TestDevice();
  const before = device.openTab({ brandCode: device.brandCode });
  rememberedSignIn(before).remember({ email: 'alex@example.com', password: 'Old1!xyz' });
  await rememberedSignIn(before).settled();
  const { arrivesAt, host } = await open({ device });
  await set();
  await arrivesAt(en.doneTitle);
  expect(await accountEmail(host.visitor).load()).toBe('alex@example.com');
  expect(await rememberedSignIn(host.visitor).load()).toEqual({ email: 'alex@example.com' });
});

test('says after denied access that the password could not be set, because no bot check takes part', async () => {
  await open({ services: new FakeServices({ setPassword: says({ isSuccess: false, message: '' }, 403) }) });
  await set();
  await expect.element(page.getByRole('alert').filter({ hasText: en.refused })).toBeVisible();
});

test('shows the missing-link page without a link', async () => {
  const { sees, violations, outcomes } = await open({ secrets: {} });
  await sees(en.missingTitle);
  expect(page.getByLabelText(en.password, { exact: true }).elements()).toEqual([]);
  await expect.poll(() => outcomes).toEqual(['linkMissing']);
  expect(await violations()).toEqual([]);
});
