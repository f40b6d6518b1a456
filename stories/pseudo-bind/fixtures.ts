import { exampleQuestions } from '#forms/purchase/purchase.examples';
import { openVisitor } from '#visitor/visitor';
import { plainCarrier } from '#widgets/pseudo-bind/carrier';
import type { CarrierSettings } from '#widgets/pseudo-bind/pseudo-bind.config';
import { exampleVisit } from '#widgets/pseudo-bind/pseudo-bind.examples';
import { openVisit } from '#widgets/pseudo-bind/pseudo-bind.resume';
import type { Visit } from '#widgets/pseudo-bind/pseudo-bind.types';
import { en } from '#widgets/pseudo-bind/strings.en';
import { es } from '#widgets/pseudo-bind/strings.es';
import { brandCodeOf } from '../story-harness/page-block.ts';
import type { Scenario } from '../story-harness/scenario.ts';
import { storeVisit } from '../story-harness/store-visit.ts';
import type { User } from '../story-harness/user.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

type Key = keyof typeof en;
type PseudoBindScenario = Scenario<Key>;
export type Buyer = User<Key>;

const storyOf = createStoryFactory<Key>({ widget: 'pseudo-bind', texts: { en, es } });

const transactionId = 'story-1';
const address = `rateQuoteId=rq-1042&transactionId=${transactionId}&payplan=Monthly`;

/** The record of the buyer’s visit, for a brand. */
const recordOf = (brand: string) => openVisit(openVisitor({ brandCode: brandCodeOf(brand) }), transactionId);

/** A story of a purchase of the example quote, resumed from `visit`. */
export const story = ({ visit, ...scenario }: Omit<PseudoBindScenario, 'visit' | 'prepare'> & { visit?: Visit }) =>
  storyOf({
    address,
    ...scenario,
    config: { questions: exampleQuestions, ...scenario.config },
    network: { searchVerifications: 'none', ...scenario.network },
    prepare: (brand) => storeVisit(recordOf(brand), visit),
  });

/** The carrier in the page's configuration. */
export const carrier = (settings: Partial<CarrierSettings>) => ({
  carriers: [{ ...plainCarrier, carrierId: '1004', ...settings }],
});

/** A visit at a section, with every earlier section answered. */
export function visitAtSection(section: Visit['section'], more: Partial<Visit> = {}): Visit {
  const isDone = section === 'verifying' || section === 'success';
  return {
    ...exampleVisit,
    section,
    areDriversConfirmed: section !== 'drivers',
    ...(isDone && { isSubmitted: true, answers: { HomeOwner: 'yes', Rideshare: 'no', Damage: 'no' } }),
    ...more,
  };
}

export const submits = (buyer: Buyer): Promise<void> => buyer.submits();
