import { expect, test } from 'vitest';
import { I, openLocator } from './testing/open-locator.tsx';

test('the map begins at zoom 5', async () => {
  const { container } = await openLocator({ hasTiles: true });
  const zooms = () =>
    new Set([...container.querySelectorAll('img')].map(({ src }) => /\/tiles\/(\d+)\//.exec(src)?.[1]));
  await expect.poll(zooms, { timeout: 10_000 }).toEqual(new Set(['5']));
});

test('the window of an office has its name, address, phone, hours and buttons', async () => {
  await openLocator();
  await expect.poll(() => I.listed().length, { timeout: 10_000 }).toBe(8);
  await I.item('Austin Downtown').click();
  const dialog = I.window('Austin Downtown');
  await expect.element(dialog).toBeVisible();
  for (const text of ['100 Example St', 'Austin, TX 78701', '512-555-0142', '9:00 AM - 6:00 PM']) {
    await expect.element(dialog).toHaveTextContent(text);
  }
  for (const name of [/^Get Directions/, /^Send an Email/, /^Location Details/, /^Call Austin Downtown/]) {
    await expect.element(dialog.getByRole('link', { name })).toBeVisible();
  }
});
