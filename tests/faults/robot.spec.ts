import { hurries } from './model/faults.ts';
import { forgetsTheVisitor } from './model/forgetful.ts';
import { expect, test } from './model/journey.ts';
import { robotJourney } from './robot-journey.ts';

const seeds = process.env.COVERMOUNT_SEED
  ? [Number(process.env.COVERMOUNT_SEED)]
  : Array.from({ length: 200 }, (_, index) => index + 1);
const journeysOfATest = 10;

// One page for several journeys: a new one for each would take longer than the journey.
for (let first = 0; first < seeds.length; first += journeysOfATest) {
  const some = seeds.slice(first, first + journeysOfATest);
  test(`robots ${some[0]} to ${some.at(-1)} come to an end, whatever happens on the way`, async ({
    page,
    sandbox,
    watch,
    person,
  }) => {
    watch.allows(/^console (warning|error): \[covermount\]/);
    await hurries(page);
    for (const seed of some) {
      await test.step(`COVERMOUNT_SEED=${seed}`, async () => {
        await forgetsTheVisitor(page);
        const { problems, trail } = await robotJourney(seed, {
          page,
          sandbox,
          watch,
          person: { ...person, email: `${seed}.${person.email}` },
        });
        expect.soft(problems, `COVERMOUNT_SEED=${seed}\n${trail.join('\n')}`).toEqual([]);
      });
    }
  });
}
