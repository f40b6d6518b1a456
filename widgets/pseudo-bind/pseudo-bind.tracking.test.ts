import { expect, it } from 'vitest';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { exampleAnswers, exampleContact, exampleDriver, sam } from './pseudo-bind.examples.ts';
import { trackPseudoBind } from './pseudo-bind.tracking.ts';
import { runPseudoBind } from './testing/run-pseudo-bind.ts';

it('reports each step by its name with the progress markers, and no personal data', async () => {
  const bind = runPseudoBind();
  const told: unknown[][] = [];
  const host = {
    step: ({ step, stage }: { step: string; stage: string }) => told.push(['step', step, stage]),
    track: (event: string, { marker }: { marker?: string }) => marker && told.push([event, marker]),
    complete: (outcome: string) => told.push(['complete', outcome]),
  } as unknown as WidgetHost;
  trackPseudoBind(bind.actor, () => host);
  await bind.go(
    { type: 'DRIVER.CONFIRMED', answers: exampleDriver },
    { type: 'CONTACT.CONFIRMED', answers: exampleContact },
    { type: 'DRIVERS.CONFIRMED', drivers: [sam] },
    { type: 'QUESTIONS.CONFIRMED', answers: exampleAnswers },
    { type: 'VERIFICATION.VERIFIED' },
  );
  expect(told).toEqual([
    ['step', 'Driver Information', 'driver'],
    ['Progress Reached', 'pbol-driverinfo'],
    ['Progress Reached', 'e2e-driverinfo'],
    ['step', 'Contact Preference', 'contact'],
    ['Progress Reached', 'e2e-contactpreference'],
    ['step', 'Additional Driver Information', 'drivers'],
    ['Progress Reached', 'e2e-addldriver'],
    ['step', 'More Questions', 'questions'],
    ['Progress Reached', 'e2e-uw'],
    ['step', 'Contact Verification', 'questions'],
    ['step', 'Final Success', 'questions'],
    ['Progress Reached', 'e2e-sold'],
    ['complete', 'submitted'],
  ]);
});
