import { expect, it } from 'vitest';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { exampleAnswers, exampleDriver, sam } from '#forms/purchase/purchase.examples';
import { exampleContact } from './pseudo-bind.examples.ts';
import { trackPseudoBind } from './pseudo-bind.tracking.ts';
import { runPseudoBind } from './testing/run-pseudo-bind.ts';

it('reports each step by its name with the progress markers, and identifies the customer if configured', async () => {
  const bind = runPseudoBind();
  const emitted: unknown[][] = [];
  const host = {
    step: ({ step, stage }: { step: string; stage: string }) => emitted.push(['step', step, stage]),
    track: (event: string, { marker }: { marker?: string } = {}) =>
      event !== 'Step Viewed' && emitted.push(marker ? [event, marker] : [event]),
    identifyByPhone: (phone: string) => emitted.push(['identifyByPhone', phone]),
    complete: (outcome: string) => emitted.push(['complete', outcome]),
  } as unknown as WidgetHost;
  trackPseudoBind(bind.actor, () => host);
  await bind.go(
    { type: 'DRIVER.CONFIRMED', answers: exampleDriver },
    { type: 'CONTACT.CONFIRMED', answers: exampleContact },
    { type: 'DRIVERS.CONFIRMED', drivers: [sam] },
    { type: 'QUESTIONS.CONFIRMED', answers: exampleAnswers },
    { type: 'VERIFICATION.VERIFIED' },
  );
  expect(emitted).toEqual([
    ['step', 'Driver Information', 'driver'],
    ['identifyByPhone', '5125550142'],
    ['Progress Reached', 'pbol-driverinfo'],
    ['Driver Information'],
    ['Progress Reached', 'e2e-driverinfo'],
    ['step', 'Contact Preference', 'contact'],
    ['Contact Preference'],
    ['Progress Reached', 'e2e-contactpreference'],
    ['step', 'Additional Driver Information', 'drivers'],
    ['Additional Driver Information'],
    ['Progress Reached', 'e2e-addldriver'],
    ['step', 'More Questions', 'questions'],
    ['More Questions'],
    ['Progress Reached', 'e2e-uw'],
    ['step', 'Contact Verification', 'questions'],
    ['step', 'Final Success', 'questions'],
    ['Final Success'],
    ['Progress Reached', 'e2e-sold'],
    ['complete', 'submitted'],
  ]);
});
