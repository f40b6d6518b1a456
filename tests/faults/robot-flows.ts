import type { Chance } from './chance.ts';
import { consent, newCustomer, password, portal } from './flows/account.ts';
import { offices } from './flows/offices.ts';
import { autoPayment, renters, roadside } from './flows/policies.ts';
import { payment, purchase, quotes } from './flows/quotes.ts';
import type { RobotFlow } from './model/robot-flow.ts';
import { firstSeed } from './robot-seeds.ts';

const flows = {
  quotes,
  purchase,
  payment,
  autoPayment,
  renters,
  roadside,
  portal,
  newCustomer,
  consent,
  password,
  offices,
} satisfies Record<string, RobotFlow>;

type FlowName = keyof typeof flows;
export const flowNames = Object.keys(flows) as FlowName[];

/** The flow of a seed: before {@link firstSeed} drawn among the first three, then each flow in turn. */
export function flowNameOf(seed: number, chance: Chance): FlowName {
  if (seed < firstSeed) return chance.of(['quotes', 'quotes', 'purchase', 'payment']);
  return flowNames[(seed - firstSeed) % flowNames.length]!;
}

export const flowOf = (name: FlowName): RobotFlow => flows[name];
