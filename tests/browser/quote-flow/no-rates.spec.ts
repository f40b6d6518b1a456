import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

test(
  'the no-rates panel addresses the visitor by name and offers a retry',
  inLongTier,
  async ({ visitor, sandbox }) => {
    const { texts, person, results } = visitor;
    sandbox.fastForwardCarriers();
    await sandbox.injectFault({ call: 'getResults', kind: 'norates' });
    visitor.checksWithAxe();
    await visitor.opens('/quote-flow.html');
    await visitor.answersUpToPolicy();
    await visitor.choosesPolicy();
    await visitor.arrivesAt(format(texts['results.noRatesTitle'], { name: person.firstName }));

    await sandbox.clearFaults();
    await visitor.presses(texts['results.tryAgain']);
    await results.arrive();
    expect((await results.payments()).length).toBeGreaterThanOrEqual(5);
    expect(await sandbox.requests('prepareTransaction')).toHaveLength(2);
  },
);

test('the no-rates panel appears when a call for rates fails', async ({ visitor, sandbox, watch }) => {
  const { texts, person } = visitor;
  watch.allowsFailedRequests();
  await sandbox.injectFault({ call: 'prepareTransaction', kind: 'status', status: 400 });
  await visitor.opens('/quote-flow.html');
  await visitor.answersUpToPolicy();
  await visitor.choosesPolicy();
  await visitor.arrivesAt(format(texts['results.noRatesTitle'], { name: person.firstName }));
  expect(watch.eventsNamed('error').map(({ detail }) => detail.code)).toContain('service');
});
