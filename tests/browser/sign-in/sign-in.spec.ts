import { whenAffected } from '#tooling/testing/tier';
import { Customer, customers } from '../model/customer.ts';
import { expect, test } from '../model/journey.ts';

test(
  'a customer of the ca services signs in, and is named on the next page',
  whenAffected,
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
    await expect
      .poll(() => asked)
      .toEqual(['/sandbox/api/customer/signin', '/sandbox/ca/api/customer/signin', '/sandbox/ca/api/customer/signout']);
  },
);

for (const isOffline of [false, true]) {
  test(`a session in a cookie ends in the other tab within a second of a sign-out${isOffline ? ', also offline' : ''}`, async ({
    page,
    context,
    sandbox,
    watch,
  }) => {
    // The gateway responds with 401 while nobody is signed in.
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
    // The cookie is deleted as soon as the gateway can be reached.
    await expect.poll(ofCustomer).toEqual([]);
    // The page may be on its way to the sign-in page, which interrupts another navigation.
    await expect(() => customer.opens(`${sandbox.url}/sign-in-cookie.html`)).toPass();
    await customer.isSignedOut();
  });
}

test('a customer corrects a password and signs in with the keyboard alone', async ({ page, sandbox, visitor }) => {
  const customer = new Customer(page);
  const { signInTexts, account } = customer;
  await customer.opens(`${sandbox.url}/sign-in.html`);
  const email = page.getByRole('textbox', { name: signInTexts.email });
  await expect(email).toBeVisible();
  await visitor.tabsTo(email);
  await visitor.types(account.email);
  const password = page.getByLabel(signInTexts.password, { exact: true });
  await visitor.tabsTo(password);
  await visitor.types('Another1!');
  await visitor.hits('Enter');
  await expect(page.getByText(signInTexts.refused)).toBeVisible();
  await expect(email).toHaveValue(account.email);
  if (!(await password.evaluate((field) => field.matches(':focus')))) await visitor.tabsTo(password);
  await visitor.hits('ControlOrMeta+A');
  await visitor.types(account.password);
  await visitor.hits('Enter');
  await expect(page).toHaveURL(/\/welcome\.html$/);
});
