import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { reportMissingGeocoder } from '#offices/report-missing-geocoder';
import { nearestOfficeImplementations } from './nearest-office.actors.ts';
import type { NearestOfficeConfig } from './nearest-office.config.ts';
import { type NearestOfficeActor, nearestOfficeMachine } from './nearest-office.machine.ts';

/** Runs the machine of the nearest office while the widget is mounted. */
export function useNearestOffice(config: NearestOfficeConfig, host: WidgetHost): NearestOfficeActor {
  const currentHost = useRef(host);
  useLayoutEffect(() => {
    currentHost.current = host;
  }, [host]);
  const [machine] = useState(() =>
    nearestOfficeMachine.provide(nearestOfficeImplementations(() => currentHost.current)),
  );
  const actor = useActorRef(machine, { input: { config } });
  useEffect(
    () =>
      reportMissingGeocoder(
        'nearest-office',
        host,
        'No position can be looked up: an office shows only to visitors with a stored zip code in Texas that is near the zip code of an office.',
      ),
    [host],
  );
  useEffect(() => actor.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);

  const { visitor } = host;
  useEffect(
    () =>
      visitor.subscribe(({ place }, { place: before }) => {
        if (place?.zip !== before?.zip || place?.state !== before?.state) actor.send({ type: 'PLACE.CHANGED' });
      }),
    [actor, visitor],
  );
  return actor;
}
