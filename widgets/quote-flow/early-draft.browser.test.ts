import { expect, test } from 'vitest';
import { Device } from '#visitor/testing/device';
import { saveEarlyDraft, prepareEarlyDrafts } from './early-draft.ts';
import { newVisit } from './new-visit.ts';
import { austin } from './quote-flow.examples.ts';
import { visitRecord } from './quote-flow.resume.ts';

test('saves what is typed before the flow has loaded as a visit that the flow restores', async () => {
  const visitor = new Device().openTab();
  visitor.remember('place', austin);
  prepareEarlyDrafts(visitor);
  const drafts = { driver: { firstName: 'Ro', lastName: '', birthDate: '-4-', licenseNumber: '' } };
  saveEarlyDraft(visitor, { driverEntry: 'license', drafts });
  expect(await visitor.record('prefill', visitRecord).load()).toEqual({
    ...newVisit,
    driverEntry: 'license',
    drafts,
    placeZip: '78701',
  });
});
