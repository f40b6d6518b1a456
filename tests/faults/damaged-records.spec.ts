import { damaged, damages, Device } from './model/device.ts';
import { expect, test } from './model/journey.ts';

/** Forms that save what is entered, their page, and what a visitor enters in the first field. */
const forms = [
  { widget: 'create-customer', path: '/create-customer.html', text: 'Robin' },
  { widget: 'make-a-payment', path: '/make-a-payment.html', text: 'LKM-1001' },
  { widget: 'newsletter', path: '/newsletter.html', text: 'robin@example.com' },
  { widget: 'out-of-service', path: '/out-of-service.html?state=NV', text: 'robin@example.com' },
  { widget: 'renters', path: '/renters.html', text: 'Robin' },
];
const kinds = ['cut off', 'null', 'of another shape'];

for (const { widget, path, text } of forms)
  test(`${widget} opens empty on a device with damaged records, and saves what is entered again`, async ({
    page,
    author,
    sandbox,
  }) => {
    const device = await Device.of(page, author, sandbox);
    const field = page.locator(`cover-${widget}`).getByRole('textbox').first();
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    const enters = async () => {
      const before = await stored();
      await field.fill(text);
      await expect.poll(stored).not.toBe(before);
    };
    const opens = async () => {
      await page.goto(sandbox.url + path);
      // What is drawn before React shows no draft yet.
      await page.waitForFunction(
        (name) =>
          [...document.querySelectorAll(`${name}[data-cover-drawn]`)].some((element) =>
            [...(element.shadowRoot ?? element).querySelectorAll('input')].some((input) =>
              Object.keys(input).some((key) => key.startsWith('__react')),
            ),
          ),
        `cover-${widget}`,
      );
    };
    await opens();
    await enters();
    const records = await device.records();
    await opens();
    await expect(field).toHaveValue(text);
    for (const kind of kinds)
      await test.step(kind, async () => {
        await device.keeps(damaged(records, damages[kind]!));
        await opens();
        await expect(field).toHaveValue('');
        await enters();
        await device.records();
        await opens();
        await expect(field).toHaveValue(text);
      });
  });
