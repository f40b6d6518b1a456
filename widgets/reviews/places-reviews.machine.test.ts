import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { PlaceReviews } from '#maps/map-provider';
import { placesReviewsMachine } from './places-reviews.machine.ts';

const found: PlaceReviews = { reviews: [], rating: 4.3, count: 312, url: '' };

test('loads reviews again after a failure, and reports the failure', async () => {
  const reportFailure = vi.fn();
  const findReviews = vi
    .fn<() => Promise<PlaceReviews | undefined>>()
    .mockRejectedValueOnce(new Error('REQUEST_DENIED'));
  const actor = createActor(
    placesReviewsMachine.provide({
      actors: { findReviews: fromPromise(findReviews) },
      actions: { reportFailure },
    }),
  ).start();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('failed'));
  findReviews.mockResolvedValueOnce(found);
  actor.send({ type: 'LOAD' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('found'));
  expect(actor.getSnapshot().context.found).toEqual(found);
  expect(reportFailure).toHaveBeenCalledOnce();
});

test('fails when there is no response within 30 seconds', () => {
  const clock = new SimulatedClock();
  const never = fromPromise<PlaceReviews | undefined>(() => new Promise(() => undefined));
  const actor = createActor(placesReviewsMachine.provide({ actors: { findReviews: never } }), { clock }).start();
  clock.increment(29_999);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
});
