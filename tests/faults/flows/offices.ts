import type { RobotFlow } from '../model/robot-flow.ts';

/** Looks for the offices near two places. */
export const offices: RobotFlow = {
  calls: ['*', 'cityByZip', 'findAddressCandidates'],
  length: 4,
  never: '^(directions|call|zoom|skip|use my location)',
  followsLinks: false,
  begin: () => ({
    legs: [
      {
        path: '/office-locator.html',
        answers: [['zip', '78701']],
        ending: { text: 'offices? (near|nearest to) (austin|78701)' },
        forgets: true,
      },
      {
        path: '/office-locator.html',
        answers: [['zip', 'El Paso, TX']],
        ending: { text: 'offices? (near|nearest to) el paso' },
        forgets: true,
      },
    ],
    problems: () => Promise.resolve([]),
  }),
};
