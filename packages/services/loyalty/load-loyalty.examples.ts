import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { loadLoyalty } from './load-loyalty.contract.ts';

const success = { isSuccess: true, message: '' };
const program = {
  name: 'rewards',
  title: 'Rewards',
  subLedgers: {
    balance: { currentBalance: 1250 },
    lifetime: { currentBalance: 4250, pointsToNextTier: 750, currentTier: { name: 'Gold' } },
  },
};

export const loadLoyaltyExamples = defineExamples(loadLoyalty, {
  summary: 'The rewards of the customer who is signed in',
  request: { own: { summary: 'The customer of the token', query: exampleHeaderQuery } },
  response: {
    gold: { summary: 'A list of programmes', body: { ...success, programs: [program] } },
    byId: { summary: 'By id, as Talon.One answers', body: { loyalty: { programs: { '5': program } } } },
    platinum: {
      summary: 'In the highest tier',
      body: {
        ...success,
        programs: [
          {
            ...program,
            subLedgers: {
              balance: { currentBalance: 1250 },
              lifetime: { currentBalance: 15_000, currentTier: { name: 'platinum' } },
            },
          },
        ],
      },
    },
    withoutTier: {
      summary: 'Below the lowest tier, and no more than has to be said',
      body: { programs: [{ subLedgers: { balance: { currentBalance: 40 } } }] },
    },
    none: { summary: 'The customer takes no part', body: { ...success, programs: [] } },
    sessionEnded,
    unavailable,
  },
});
