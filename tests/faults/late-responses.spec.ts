import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { requestedCall } from '../browser/model/requested-call.ts';
import { faultPoints } from './model/all-fault-points.ts';
import { expect, test } from './model/journey.ts';
import { sceneOf } from './model/scene.ts';

/** Calls that a press makes. Calls that a page makes by itself, such as those that load or poll, have no press to repeat. */
const pressedCalls = [
  'authenticateCustomer',
  'buyNow',
  'buyRenters',
  'createCustomer',
  'enrollRoadside',
  'findAddressCandidates',
  'findPayablePolicy',
  'openPaymentSession',
  'payNow',
  'postEvent',
  'previousQuotes',
  'redeemGiftCard',
  'referFriend',
  'saveConsent',
  'sendPasswordReset',
  'setPassword',
  'signIn',
  'verifyQuoteOwner',
];

/** Makes each further press of a button of the page fifty presses at once. Returns how often it did. */
async function multipliesPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('pressIsMultiplied', () => void (presses += 1));
  await page.evaluate(() => {
    const { pressIsMultiplied } = globalThis as unknown as { pressIsMultiplied(): Promise<void> };
    const multiply = (event: Event) => {
      const button = event.composedPath().find((target) => target instanceof HTMLButtonElement);
      if (!event.isTrusted || !button) return;
      void pressIsMultiplied();
      for (let press = 1; press < 50; press += 1) button.click();
    };
    addEventListener('click', multiply, { capture: true });
  });
  return () => presses;
}

for (const call of pressedCalls) {
  const points = faultPoints.filter((point) => point.call === call && point.succeeds);
  if (points.length === 0) throw new Error(`No fault point makes the call ${call}.`);
  for (const { where, arrives, makesCall, succeeds, counts } of points)
    test(
      `${where}: fifty presses, and fifty Enter keys before the response, send one request`,
      inLongTier,
      async ({ page, sandbox, author, person, visitor, watch }) => {
        // The first of fifty presses at once has removed the form.
        watch.allows(/form is not connected/);
        const scene = sceneOf({ page, sandbox, author, person, visitor });
        await arrives(scene);
        const presses = await multipliesPresses(page);
        let requests = 0;
        let answer!: () => void;
        const isAnswered = new Promise<void>((resolve) => (answer = resolve));
        await page.route('**/*', async (route, request) => {
          if (requestedCall(request)?.id !== call) return route.fallback();
          requests += 1;
          await isAnswered;
          return route.fallback();
        });
        const isSent = page.waitForRequest((request) => requestedCall(request)?.id === call);
        const making = makesCall(scene);
        await isSent;
        for (let press = 0; press < 50; press += 1) await page.keyboard.press('Enter');
        answer();
        await making;
        await succeeds!(scene);
        expect(presses()).toBeGreaterThan(0);
        expect(requests, 'Requests').toBe(1);
        if (counts) expect(await counts(scene), 'What the services have').toBe(1);
      },
    );
}
