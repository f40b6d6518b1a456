import { createActor, fromPromise } from 'xstate';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { loadReviews } from '#maps/load-reviews';
import type { PlaceReviews, PlaceReviewsQuery } from '#maps/map-provider';
import { placesReviewsMachine } from './places-reviews.machine.ts';

/** The state of a request for reviews to a places service. */
export interface PlacesView {
  status: 'idle' | 'loading' | 'found' | 'failed';
  found?: PlaceReviews | undefined;
  /** The message of a failure, for the author. */
  problem?: string | undefined;
}

interface PlacesOptions {
  host: () => WidgetHost;
  query: PlaceReviewsQuery;
  onChange: (view: PlacesView) => void;
}

/** Requests reviews from the page's places service, and reports each change. */
export function startPlacesReviews({ host, query, onChange }: PlacesOptions) {
  let problem: string | undefined;
  const machine = placesReviewsMachine.provide({
    actors: {
      findReviews: fromPromise(async ({ signal }) => {
        const { client, language } = host();
        const findReviews = await loadReviews(client.services.maps, language);
        return findReviews(query, signal);
      }),
    },
    actions: {
      reportFailure: (_, { error }) => {
        problem = error instanceof Error ? error.message : String(error);
      },
    },
  });
  const actor = createActor(machine);
  actor.subscribe(({ value, context }) =>
    onChange({ status: value, found: context.found, problem: value === 'failed' ? problem : undefined }),
  );
  actor.start();
  return actor;
}
