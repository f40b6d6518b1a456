import { openVisitor } from '#visitor/visitor';
import { plainCarrier } from '#widgets/pseudo-bind/carrier';
import type { CarrierSettings } from '#widgets/pseudo-bind/pseudo-bind.config';
import { exampleQuestions, exampleVisit } from '#widgets/pseudo-bind/pseudo-bind.examples';
import { openVisit } from '#widgets/pseudo-bind/pseudo-bind.resume';
import type { Visit } from '#widgets/pseudo-bind/pseudo-bind.types';
import { en } from '#widgets/pseudo-bind/strings.en';
import { es } from '#widgets/pseudo-bind/strings.es';
import { codeOf } from '../stage/page-block.ts';
import type { Scene } from '../stage/scene.ts';
import type { Someone } from '../stage/someone.ts';
import { storyTeller } from '../stage/widget-stage.tsx';

type Key = keyof typeof en;
type PseudoBindScene = Scene<Key>;
export type Buyer = Someone<Key>;

const storyOf = storyTeller<Key>({ widget: 'pseudo-bind', texts: { en, es } });

const transactionId = 'story-1';
const address = `rateQuoteId=rq-1042&transactionId=${transactionId}&payplan=Monthly`;

/** What a buyer said before, of the quote of the services' example. */
async function recall(brand: string, visit: Visit | undefined): Promise<void> {
  const record = openVisit(openVisitor({ brandCode: codeOf(brand) }), transactionId);
  record.drop();
  if (!visit) return;
  record.remember(visit);
  await record.settled();
}

/** A story of a purchase: of the quote of the services' example, by a visit that has come to a place. */
export const story = ({ visit, ...scene }: Omit<PseudoBindScene, 'visit' | 'remembers'> & { visit?: Visit }) =>
  storyOf({
    address,
    ...scene,
    config: { questions: exampleQuestions, ...scene.config },
    network: { searchVerifications: 'none', ...scene.network },
    remembers: (brand) => recall(brand, visit),
  });

/** What the page says of the carrier. */
export const carrier = (settings: Partial<CarrierSettings>) => ({
  carriers: [{ ...plainCarrier, carrierId: '1004', ...settings }],
});

/** A visit that has come to a place, with everything before it answered. */
export function arrived(section: Visit['section'], more: Partial<Visit> = {}): Visit {
  const isDone = section === 'verifying' || section === 'success';
  return {
    ...exampleVisit,
    section,
    areDriversConfirmed: section !== 'drivers',
    ...(isDone && { isSubmitted: true, answers: { HomeOwner: 'yes', Rideshare: 'no', Damage: 'no' } }),
    ...more,
  };
}

export const goesOn = (buyer: Buyer): Promise<void> => buyer.goesOn();
