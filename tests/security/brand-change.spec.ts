import { expect, test } from '../browser/model/journey.ts';
import { stayingWidgets } from './model/hostile-texts.ts';

test('changing the brand of a rendered element breaks no widget', async ({ page, author, visitor, watch }) => {
  await author.publishesJson('/offices-of-a-brand.json', [
    { location: 'Austin Downtown', latitude: 30.2672, longitude: -97.7431, state: 'TX' },
  ]);
  const config = (name: string) => (/office/.test(name) ? ` config='{"officesSrc":"/offices-of-a-brand.json"}'` : '');
  const body = stayingWidgets
    .map((name) => `<cover-${name} load="eager" quote-page="/quote-flow.html"${config(name)}></cover-${name}>`)
    .join('');
  watch.allows(/^console warning: \[covermount\]/);
  await visitor.opens(await author.publishes({ body }));
  const offices = page.locator('cover-office-locator');
  await expect(offices.getByRole('heading', { level: 3, name: 'Austin Downtown' })).toBeVisible();
  await expect(offices.locator('.cover-map-marker')).toBeVisible();
  for (const brand of ['goldencoast', 'lonestar', 'goldencoast']) {
    await page.evaluate(async (name) => {
      for (const element of document.querySelectorAll('[load=eager]')) element.setAttribute('brand', name);
      await new Promise(requestAnimationFrame);
    }, brand);
  }
  await expect(offices.getByRole('heading', { level: 3, name: 'Austin Downtown' })).toBeVisible();
  await expect(page.locator('cover-quote-flow').getByRole('heading').first()).toBeVisible();
  expect(
    watch.eventsNamed('error').filter(({ detail }) => ['render', 'load', 'map'].includes(String(detail.code))),
  ).toEqual([]);
});
