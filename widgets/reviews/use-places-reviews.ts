import { useEffect, useRef, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { hasReviews } from '#maps/has-reviews';
import type { PlacesView, startPlacesReviews } from './places-reviews.core.ts';
import type { ReviewsConfig } from './reviews.config.ts';

/** The reviews of a places service. Nothing loads before they are requested. */
export function usePlacesReviews(config: ReviewsConfig, host: WidgetHost) {
  const latest = useLatest({ config, host });
  const [view, setView] = useState<PlacesView>({ status: 'idle' });
  const actor = useRef<ReturnType<typeof startPlacesReviews>>(undefined);
  const leaving = useRef<AbortController>(undefined);
  const isAvailable = config.places !== 'never' && hasReviews(host.client.services.maps);

  const load = () => {
    if (actor.current) {
      actor.current.send({ type: 'LOAD' });
      return;
    }
    setView({ status: 'loading' });
    const { signal } = (leaving.current ??= new AbortController());
    import('./places-reviews.core.ts').then(
      (core) => {
        if (signal.aborted) return;
        const { office, placesQuery, placeId } = latest().config;
        actor.current = core.startPlacesReviews({
          host: () => latest().host,
          query: {
            text: placesQuery || latest().host.brand.name,
            near: office && { latitude: office.latitude, longitude: office.longitude },
            placeId,
          },
          onChange: setView,
        });
      },
      () => {
        if (!signal.aborted) setView({ status: 'failed', problem: 'A file of the widget did not load.' });
      },
    );
  };
  const latestLoad = useLatest(load);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current?.abort();
      actor.current?.stop();
      actor.current = undefined;
    };
  }, []);
  const isAskedAtOnce = isAvailable && config.places === 'visible';
  useEffect(() => {
    if (isAskedAtOnce) latestLoad()();
  }, [isAskedAtOnce, latestLoad]);

  return { view, isAvailable, load };
}
