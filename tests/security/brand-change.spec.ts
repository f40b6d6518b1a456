import { expect, test } from '../browser/model/journey.ts';
import { untriggeredWidgets, widgetNames } from './model/hostile-texts.ts';
import { membersBrand, signsInAtGateway } from './model/members.ts';
import { haveRendered } from './model/rendered-widgets.ts';

test('changing the brand of a rendered element breaks no widget', async ({
  page,
  context,
  sandbox,
  author,
  visitor,
  watch,
}) => {
  await author.publishesJson('/offices-of-a-brand.json', [
    { location: 'Austin Downtown', latitude: 30.2672, longitude: -97.7431, state: 'TX' },
  ]);
  const config = (name: string) => (/office/.test(name) ? ` config='{"officesSrc":"/offices-of-a-brand.json"}'` : '');
  await signsInAtGateway(context, sandbox);
  const brands = {
    lonestar: { code: 'LS', name: 'Lone Star Cover', phone: '512-555-0142' },
    goldencoast: { code: 'GC', name: 'Golden Coast', phone: '305-555-0167', theme: { accent: '#0b6b63' } },
    'lonestar-members': membersBrand,
    'goldencoast-members': { ...membersBrand, code: 'GM', theme: { accent: '#0b6b63' } },
  };
  const brandOf = (name: string, brand: string) => (name === 'customer-portal' ? `${brand}-members` : brand);
  const body = widgetNames
    .map(
      (name) =>
        `<cover-${name} load="eager" brand="${brandOf(name, 'lonestar')}" quote-page="/quote-flow.html"${config(name)}></cover-${name}>`,
    )
    .join('');
  watch.allows(/^console warning: \[covermount\]/);
  await visitor.opens(await author.publishes({ body, pageBlock: { brands } }));
  await haveRendered(page, watch);
  await expect(page.locator('cover-customer-portal').getByRole('heading', { level: 2 })).toBeVisible();
  const offices = page.locator('cover-office-locator');
  await expect(offices.getByRole('heading', { level: 3, name: 'Austin Downtown' })).toBeVisible();
  await expect(offices.locator('.cover-map-marker')).toBeVisible();
  const accent = brands.goldencoast.theme.accent;
  /** The accents of the widgets that have drawn text. The forms for passwords have none where a gateway signs in. */
  const drawn = () =>
    page.evaluate((names) => {
      const roots = names.map((name) => {
        const root = document.querySelector(`cover-${name}`)?.shadowRoot?.querySelector<HTMLElement>('.cover-root');
        return [name, root] as const;
      });
      return roots.flatMap(([name, root]) =>
        root?.textContent?.trim() ? [{ name, accent: root.style.getPropertyValue('--cover-accent') }] : [],
      );
    }, untriggeredWidgets);
  const before = await drawn();
  for (const brand of ['goldencoast', 'lonestar', 'goldencoast']) {
    await page.evaluate(
      async (names) => {
        for (const [name, value] of names) document.querySelector(`cover-${name}`)!.setAttribute('brand', value);
        await new Promise(requestAnimationFrame);
      },
      widgetNames.map((name) => [name, brandOf(name, brand)] as const),
    );
  }
  await expect.poll(drawn).toEqual(before.map(({ name }) => ({ name, accent })));
  await expect(offices.getByRole('heading', { level: 3, name: 'Austin Downtown' })).toBeVisible();
  await expect(page.locator('cover-quote-flow').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('cover-customer-portal').getByRole('heading', { level: 2 })).toBeVisible();
  expect(
    watch.eventsNamed('error').filter(({ detail }) => ['render', 'load', 'map'].includes(String(detail.code))),
  ).toEqual([]);
});
