import { whenAffected } from '#tooling/testing/tier';
import { Customer, customers } from '../model/customer.ts';
import { expect, test } from '../model/journey.ts';
import { Traces } from '../model/traces.ts';

const forms = {
  'custom element':
    '<cover-set-password sign-in-page="/sign-in.html" forgot-password-page="/forgot-password.html"></cover-set-password>',
  'plain element':
    '<div data-covermount="set-password" data-sign-in-page="/sign-in.html" data-forgot-password-page="/forgot-password.html"></div>',
};

for (const [form, element] of Object.entries(forms)) {
  test(
    `the token of a link leaves the URL before any widget file is requested, and appears nowhere (${form})`,
    form === 'custom element' ? whenAffected : {},
    async ({ page, context, author, sandbox, watch }) => {
      watch.allowsFailedRequests();
      const traces = await Traces.over(context, { sandbox, watch, unless: /\/customer\/setPassword$/i });
      const customer = new Customer(page, 'en', customers.riley);
      await author.publishes(
        {
          headStart: '<meta name="referrer" content="no-referrer">',
          // Another widget, before this one.
          body: `<cover-zip-form load="eager" quote-page="/quote-flow.html"></cover-zip-form>${element}`,
        },
        '/set-password.html',
      );
      await customer.opens(`${sandbox.url}/forgot-password.html`);
      await customer.asksForLink();
      const link = await customer.newestLink(sandbox.url);
      const token = link.searchParams.get('token')!;
      expect(token.length).toBeGreaterThan(20);
      await page.addInitScript(() => {
        const change = history.replaceState.bind(history);
        history.replaceState = (...rest) => {
          change(...rest);
          if (!location.href.includes('token=')) performance.mark('token gone');
        };
      });
      await customer.opens(link.href);
      await expect(customer.newPassword()).toBeVisible();
      expect(page.url()).not.toContain(token);
      const { gone, asked } = await page.evaluate(() => ({
        gone: performance.getEntriesByName('token gone')[0]!.startTime,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/chunks/') || name.includes('/api/'))
          .map(({ name, startTime }) => ({ name, startTime })),
      }));
      expect(asked.length).toBeGreaterThan(1);
      expect(asked.filter(({ startTime }) => startTime < gone)).toEqual([]);
      // The widget reports this failure.
      await sandbox.injectFault({ call: 'setPassword', kind: 'status', status: 500 });
      await customer.choosesPassword('Riley234!');
      await expect(page.getByRole('alert').filter({ hasText: customer.setTexts.unreachable })).toBeVisible();
      await expect.poll(async () => (await sandbox.errors()).length).toBeGreaterThan(0);
      await sandbox.clearFaults();
      await customer.button(customer.setTexts.submit).click();
      await customer.seesPasswordSet();
      expect(await traces.of(token, page)).toEqual([]);
      expect(await traces.of('Riley234!', page)).toEqual([]);
      await customer.link(customer.setTexts.signIn).click();
      await expect(page).toHaveURL(/\/sign-in\.html$/);
      expect(await traces.of(token, page)).toEqual([]);
    },
  );
}
