import type { RobotFlow } from '../model/robot-flow.ts';

/** Looks for the offices near a zip code or a city. */
export const offices: RobotFlow = {
  calls: ['*', 'cityByZip', 'findAddressCandidates'],
  length: 4,
  never: '^(directions|call|zoom|skip|use my location)',
  followsLinks: false,
  begin: ({ chance }) => {
    const [place, found] = chance.of([
      ['78701', 'austin|78701'],
      ['El Paso, TX', 'el paso'],
    ] as const);
    return {
      legs: [
        {
          path: '/office-locator.html',
          answers: [['zip', place]],
          ending: { text: `offices? (near|nearest to) (${found})` },
        },
      ],
      problems: () => Promise.resolve([]),
    };
  },
};
