import { expect, test } from '@playwright/test';
import { whenAffected } from '#tooling/testing/tier';
import { registry } from '#widgets/registry';
import { Sandbox } from '../browser/model/sandbox.ts';
import { more, Mounts } from './mounts.ts';
import type { Leaving } from './mounts.ts';

const times = 12;
const ways: Readonly<Record<Leaving, string>> = { drawn: 'once it is drawn', early: 'while it is on its way' };

let sandbox: Sandbox;
test.beforeAll(async () => {
  sandbox = await Sandbox.start();
});
test.afterAll(() => sandbox.close());

for (const name of Object.keys(registry.widgets)) {
  // All flows use the same kit, so one of them is enough when a part of it changes.
  const details = name === 'quote-flow' ? whenAffected : {};
  test(`a removed ${name} leaves nothing behind`, details, async ({ browser }) => {
    const mounts = await Mounts.open(browser, { url: sandbox.url, name });
    await mounts.comesAndGoes(4, 'drawn');
    for (const [leaving, when] of Object.entries(ways) as [Leaving, string][]) {
      await test.step(when, async () => {
        // Something created once per page may appear in the first rounds; a leak appears in each round.
        await expect
          .poll(
            async () => {
              const before = await mounts.rest();
              await mounts.comesAndGoes(times, leaving);
              return more(before, await mounts.rest());
            },
            // Of a slow widget, a round takes ten seconds on a busy machine.
            { intervals: [0], timeout: 120_000 },
          )
          .toEqual({});
      });
    }
    await mounts.close();
  });
}
