import { en as zipEn } from '#widgets/zip-form/strings.en';
import type { FaultPoint, Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { faultNames } from './response-faults.ts';

const usesLocation = ({ visitor }: Scene) =>
  visitor.page.locator('cover-zip-form').first().getByRole('button', { name: zipEn.useLocation }).click();

/** Fault points of content, and of a position that is looked up. */
export const contentFaultPoints: readonly FaultPoint[] = [
  {
    where: 'the offers of a page',
    call: 'loadOffers',
    widget: 'cover-offers',
    arrives: () => Promise.resolve(),
    makesCall: ({ page, sandbox }) => page.goto(`${sandbox.url}/offers.html`),
    otherwise: [
      {
        faults: faultNames,
        title: 'the page shows its own content',
        announces: { nothing: 'Offers replace content of the page, which stays.' },
        async sees({ page }) {
          await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
          await expect(page.locator('[data-cover-offer=hero]')).toHaveText(/Auto insurance, compared/);
        },
      },
    ],
  },
  {
    where: 'the report of a brand’s analytics',
    call: 'analyticsReport',
    widget: 'cover-hero-bar',
    arrives: () => Promise.resolve(),
    async makesCall({ page, author, sandbox }) {
      const body = `<cover-hero-bar load="eager"><ul><li id="customers-insured"><strong>80,000</strong> insured</li></ul></cover-hero-bar>`;
      await page.goto(sandbox.url + (await author.publishes({ body })));
    },
    otherwise: [
      {
        faults: faultNames,
        title: 'the figures of the page stay',
        announces: { nothing: 'The page has figures of its own.' },
        async sees({ page }) {
          await page.waitForLoadState('networkidle');
          await expect(
            page.locator('cover-hero-bar').first().getByRole('list').getByText('80,000').last(),
          ).toBeVisible();
        },
      },
    ],
  },
  {
    where: 'the zip code of a position',
    call: 'reverseGeocode',
    widget: 'cover-zip-form',
    async arrives({ page, visitor }) {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 30.2672, longitude: -97.7431 });
      await visitor.opens('/zip-form.html');
    },
    makesCall: usesLocation,
    message: ({ page }) => page.getByText(zipEn.notLocated),
    triesAgain: usesLocation,
    succeeds: ({ visitor: { page, zipTexts } }) =>
      expect(page.locator('cover-zip-form').first().getByRole('textbox', { name: zipTexts.zipLabel })).toHaveValue(
        /^787\d\d$/,
      ),
  },
];
