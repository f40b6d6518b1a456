import { openVisitor } from '#visitor/visitor';
import { exampleConfig } from '#widgets/make-a-payment/make-a-payment.examples';
import { paymentVisit } from '#widgets/make-a-payment/payment-visit';
import { en } from '#widgets/make-a-payment/strings.en';
import { es } from '#widgets/make-a-payment/strings.es';
import { draft } from '#widgets/make-a-payment/testing/example-payment';
import { brandCodeOf } from '../story-harness/page-block.ts';
import type { Scenario } from '../story-harness/scenario.ts';
import type { User } from '../story-harness/user.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

type Key = keyof typeof en;
export type Payer = User<Key>;

const storyOf = createStoryFactory<Key>({ widget: 'make-a-payment', texts: { en, es } });

/** A story of a payment by a first-time visitor. */
export const story = (scenario: Scenario<Key>) =>
  storyOf({
    ...scenario,
    config: { ...exampleConfig, ...scenario.config },
    prepare: async (brand) => {
      const visitor = openVisitor({ brandCode: brandCodeOf(brand) });
      visitor.drop('paymentVisit');
      visitor.drop('paymentIntents');
      await scenario.prepare?.(brand);
    },
  });

/** The visitor has left for the payment page before this page was loaded. */
export async function leftToPay(brand: string): Promise<void> {
  const visit = paymentVisit(openVisitor({ brandCode: brandCodeOf(brand) }));
  visit.remember({ draft, step: 'paymentPage', policyId: 'p-1001' });
  await visit.settled();
}

export async function fillsIn(payer: Payer): Promise<void> {
  await payer.types('policyNumber', 'LKM-1001');
  await payer.types('email', 'alex@example.com');
  await payer.types('phone', '512-555-0142');
  await payer.types('birthDate-month', '4');
  await payer.types('birthDate-day', '17');
  await payer.types('birthDate-year', '1990');
}

export async function looksUp(payer: Payer): Promise<void> {
  await fillsIn(payer);
  await payer.submits();
}
