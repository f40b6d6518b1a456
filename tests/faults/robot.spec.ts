import { whenAffected } from '#tooling/testing/tier';
import { speedUpTimers } from './model/faults.ts';
import { expect, test } from './model/journey.ts';
import { clearVisitorStorage } from './model/storage-loss.ts';
import { robotJourney } from './robot-journey.ts';
import { robotSeeds } from './robot-seeds.ts';

const journeysPerTest = 5;

// One page runs several journeys: opening a page takes longer than a journey.
for (let first = 0; first < robotSeeds.length; first += journeysPerTest) {
  const seeds = robotSeeds.slice(first, first + journeysPerTest);
  const number = first / journeysPerTest + 1;
  test(
    `robots of group ${number} complete their journey despite faults`,
    whenAffected,
    async ({ page, sandbox, watch, person }) => {
      test.info().annotations.push({ type: 'seeds', description: seeds.join(', ') });
      watch.allows(/^console (warning|error): \[covermount\]/);
      await speedUpTimers(page);
      for (const seed of seeds) {
        await test.step(`COVERMOUNT_SEED=${seed}`, async () => {
          await clearVisitorStorage(page, sandbox);
          const { problems, trail } = await robotJourney(seed, {
            page,
            sandbox,
            watch,
            person: { ...person, email: `${seed}.${person.email}` },
          });
          expect.soft(problems, `COVERMOUNT_SEED=${seed}\n${trail.join('\n')}`).toEqual([]);
        });
      }
    },
  );
}
