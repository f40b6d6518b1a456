import { inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

interface Form {
  widget: string;
  attributes?: string;
  field: string;
  text: string;
  /** Where the widget's document promises to keep typed text; undefined if it promises nothing. */
  keeps?: 'device' | 'tab';
  /** The name of the record that has the typed text. */
  record?: string;
}

const forms: readonly Form[] = [
  { widget: 'quote-flow', field: 'firstName', text: 'Rowan', keeps: 'device', record: 'prefill' },
  { widget: 'make-a-payment', field: 'policyNumber', text: 'LKM-1001', keeps: 'device', record: 'paymentVisit' },
  { widget: 'renters', field: 'firstName', text: 'Rowan', keeps: 'device', record: 'rentersVisit' },
  { widget: 'create-customer', field: 'firstName', text: 'Rowan', keeps: 'device', record: 'customerDraft' },
  { widget: 'consent-form', field: 'firstName', text: 'Rowan', keeps: 'device', record: 'consentDraft' },
  { widget: 'zip-form', field: 'zip', text: '787', keeps: 'tab', record: 'typedZip' },
  {
    widget: 'office-locator',
    attributes: 'offices-src="/offices.json"',
    field: 'officeSearch',
    text: 'Aus',
    keeps: 'tab',
    record: 'typedOfficeSearch',
  },
  { widget: 'newsletter', attributes: 'action="/received.html"', field: 'email', text: 'rowan@' },
  { widget: 'out-of-service', attributes: 'action="/received.html"', field: 'email', text: 'rowan@' },
  { widget: 'sign-in', field: 'email', text: 'rowan@' },
  { widget: 'forgot-password', field: 'email', text: 'rowan@' },
];

const promises = {
  device: 'moved, translated, or removed and put back, and is there in a new tab',
  tab: 'moved, translated, or removed and put back, and is not in a new tab',
};

for (const { widget, attributes = '', field: name, text, keeps, record } of forms) {
  test(
    `text typed into cover-${widget} stays when the element is ${keeps ? promises[keeps] : 'moved or translated'}`,
    inLongTier,
    async ({ page, context, author, sandbox, watch }) => {
      const path = await author.publishes({
        body: `<cover-${widget} id="form" load="eager" ${attributes}></cover-${widget}><main></main>`,
      });
      let readyCount = 0;
      const isReady = () => expect.poll(() => watch.eventsNamed('ready').length).toBe((readyCount += 1));
      const stored = () =>
        page.evaluate(
          (key) =>
            [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
              .filter(([entry]) => entry.endsWith(key))
              .map(([, value]) => value)
              .join(),
          `:${record}`,
        );
      const field = page.locator(`#form input[name="${name}"]`);
      await page.goto(sandbox.url + path);
      await isReady();
      await field.fill(text.slice(0, -1));
      if (record) await expect.poll(stored).not.toBe('');
      const before = record && (await stored());
      await field.fill(text);
      if (record) await expect.poll(stored).not.toBe(before);

      await test.step('moved', async () => {
        await page.evaluate(() => document.querySelector('main')!.append(document.querySelector('#form')!));
        await expect(field).toHaveValue(text);
      });

      await test.step('translated', async () => {
        const label = () => field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
        const english = await label();
        await page.evaluate(() => document.querySelector('#form')!.setAttribute('language', 'es'));
        await expect.poll(label).not.toBe(english);
        await expect(field).toHaveValue(text);
      });

      if (!keeps) return;

      await test.step('removed and put back', async () => {
        await page.evaluate(async () => {
          const element = document.querySelector('#form')!;
          element.remove();
          await new Promise(requestAnimationFrame);
          document.body.append(element);
        });
        await isReady();
        await expect(field).toHaveValue(text);
      });

      await test.step('closed and opened again', async () => {
        await page.close();
        const next = await context.newPage();
        await next.goto(sandbox.url + path);
        await isReady();
        await expect(next.locator(`#form input[name="${name}"]`)).toHaveValue(keeps === 'device' ? text : '');
      });
    },
  );
}
