import { everyCommit, inLongTier } from '#tooling/testing/tier';
import { axeBarriers } from '../../a11y/checkers.ts';
import { Customer, customers } from '../model/customer.ts';
import { expect, test } from '../model/journey.ts';

for (const { language, width, tier } of [
  { language: 'en', width: 390, tier: everyCommit },
  { language: 'es', width: 1280, tier: inLongTier },
] as const) {
  test(
    `a customer sets a password with the link of a message, signs in with it and is named on another page; a sign-out shows in the other tab within a second (${language}, ${width} px)`,
    tier,
    async ({ page, context, sandbox }) => {
      await page.setViewportSize({ width, height: 844 });
      const customer = new Customer(page, language, customers.riley);
      const at = (path: string) => `${sandbox.url}${path}?language=${language}`;
      const password = language === 'en' ? 'Riley123!' : 'Riley456!';
      await customer.opens(at('/sign-in.html'));
      await customer.link(customer.signInTexts.forgotPassword).click();
      await expect(page).toHaveURL(/\/forgot-password\.html$/);
      await customer.opens(at('/forgot-password.html'));
      await customer.asksForLink();
      await page.getByRole('link', { name: 'mailbox', exact: true }).click();
      const message = page.getByRole('article').filter({ hasText: customer.account.email }).first();
      await expect(message).toHaveAttribute('lang', language);
      // The demo site has a Spanish page where the address asks for it.
      const link = new URL((await message.getByRole('link').getAttribute('href'))!);
      link.searchParams.set('language', language);
      await customer.opens(link.href);
      await customer.choosesPassword(password);
      await customer.seesPasswordSet();
      expect(await axeBarriers(page)).toEqual([]);
      await customer.link(customer.setTexts.signIn).last().click();
      await expect(page).toHaveURL(/\/sign-in\.html$/);
      await customer.opens(at('/sign-in.html'));
      await customer.typesCredentials(password);
      await expect(page).toHaveURL(/\/welcome\.html$/);
      await customer.opens(at('/forgot-password.html'));
      await customer.seesName();
      const other = customer.onAnotherPage(await context.newPage());
      await other.page.clock.install();
      await other.opens(at('/welcome.html'));
      await other.seesName();
      await page.bringToFront();
      await other.page.clock.pauseAt(Date.now() + 60_000);
      await customer.signsOut();
      await other.page.clock.runFor(1000);
      await other.isSignedOut();
      await expect(page).toHaveURL(/\/sign-in\.html$/);
    },
  );
}

test(
  'a customer of the ca services signs in, and is named on the next page',
  everyCommit,
  async ({ page, sandbox }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/api/customer/')) asked.push(pathname);
    });
    const customer = new Customer(page, 'en', customers.jordan);
    await customer.opens(`${sandbox.url}/sign-in.html`);
    await customer.typesCredentials();
    await expect(page).toHaveURL(/\/welcome\.html$/);
    await customer.seesName();
    await customer.signsOut();
    await expect(page).toHaveURL(/\/sign-in\.html$/);
    expect(asked).toEqual([
      '/sandbox/api/customer/signin',
      '/sandbox/ca/api/customer/signin',
      '/sandbox/ca/api/customer/signout',
    ]);
  },
);

for (const isOffline of [false, true]) {
  test(`a session in a cookie ends in the other tab within a second of a sign-out${isOffline ? ', also offline' : ''}`, async ({
    page,
    context,
    sandbox,
    watch,
  }) => {
    // The gateway says with 401 that nobody is signed in.
    watch.allowsFailedRequests();
    const customer = new Customer(page, 'en', customers.jordan);
    await customer.opens(`${sandbox.url}/sign-in-cookie.html`);
    await customer.typesCredentials();
    await customer.seesName();
    const ofCustomer = async () => (await context.cookies()).filter(({ name }) => name.includes('customer'));
    const [cookie] = await ofCustomer();
    expect(cookie).toMatchObject({ httpOnly: true });
    expect(await page.evaluate(() => JSON.stringify([document.cookie, localStorage]))).not.toContain(cookie!.value);
    const other = customer.onAnotherPage(await context.newPage());
    await other.page.clock.install();
    await other.opens(`${sandbox.url}/sign-in-cookie.html`);
    await other.seesName();
    await page.bringToFront();
    await context.setOffline(isOffline);
    await other.page.clock.pauseAt(Date.now() + 60_000);
    await customer.signsOut();
    await other.page.clock.runFor(1000);
    await other.isSignedOut();
    await expect(other.page.getByRole('heading', { name: other.signInTexts.formTitle })).toBeVisible();
    await context.setOffline(false);
    // The cookie ends as soon as the gateway can be asked.
    await expect.poll(ofCustomer).toEqual([]);
    await customer.opens(`${sandbox.url}/sign-in-cookie.html`);
    await customer.isSignedOut();
  });
}

test('a new password is set and used by keyboard alone, at 320 px', everyCommit, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const customer = new Customer(page, 'en', customers.riley);
  const { keyboard } = page;
  const fits = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'Width of the page').toBe(320);
  const tabsTo = async (name: RegExp | string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await keyboard.press('Tab');
      // Inside a shadow root, not its element.
      const focused = page.locator('*:focus').last();
      if (!(await focused.isVisible())) continue;
      const label = await focused.evaluate(
        (one: HTMLElement) => (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent,
      );
      if (label.trim() === name) return;
    }
    throw new Error(`The keyboard does not get to ${String(name)}`);
  };
  await customer.opens(`${sandbox.url}/sign-in.html`);
  await fits();
  await tabsTo(customer.signInTexts.forgotPassword);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/forgot-password\.html$/);
  await fits();
  await tabsTo(customer.forgotTexts.email);
  await keyboard.type(customer.account.email);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: customer.forgotTexts.sentTitle })).toBeFocused();
  await fits();
  await customer.followsLink(sandbox.url);
  await expect(customer.newPassword()).toBeVisible();
  await fits();
  await tabsTo(customer.setTexts.password);
  await keyboard.type('Riley789!');
  await tabsTo(customer.setTexts.passwordVerify);
  await keyboard.type('Riley789!');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: customer.setTexts.doneTitle })).toBeFocused();
  await fits();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in\.html$/);
  await tabsTo(customer.signInTexts.email);
  await keyboard.type(customer.account.email);
  await keyboard.press('Tab');
  await keyboard.type('Riley789!');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/welcome\.html$/);
  await customer.seesName();
  await fits();
});
