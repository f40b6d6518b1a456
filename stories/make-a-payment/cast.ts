import { openVisitor } from '#visitor/visitor';
import { exampleConfig } from '#widgets/make-a-payment/make-a-payment.examples';
import { en } from '#widgets/make-a-payment/strings.en';
import { es } from '#widgets/make-a-payment/strings.es';
import { codeOf } from '../stage/page-block.ts';
import type { Scene } from '../stage/scene.ts';
import type { Someone } from '../stage/someone.ts';
import { storyTeller } from '../stage/widget-stage.tsx';

type Key = keyof typeof en;
export type Payer = Someone<Key>;

const storyOf = storyTeller<Key>({ widget: 'make-a-payment', texts: { en, es } });

/** A story of a payment, of someone who was not here before. */
export const story = (scene: Scene<Key>) =>
  storyOf({
    ...scene,
    config: { ...exampleConfig, ...scene.config },
    remembers: async (brand) => {
      const visitor = openVisitor({ brandCode: codeOf(brand) });
      visitor.drop('paymentVisit');
      visitor.drop('paymentIntents');
    },
  });

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
  await payer.goesOn();
}
