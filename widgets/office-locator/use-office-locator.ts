import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { isShallowEqual } from '#flow/shallow-equal';
import { reportMissingGeocoder } from '#offices/report-missing-geocoder';
import { locatorImplementations } from './office-locator.actors.ts';
import type { OfficeLocatorConfig } from './office-locator.config.ts';
import { connectList, listOf } from './office-locator.connect.ts';
import { type LocatorActor, officeLocatorMachine } from './office-locator.machine.ts';
import type { OfficeLocatorStrings } from './strings.en.ts';

/** Runs the locator's machine while the widget is mounted. */
export function useOfficeLocator({
  config,
  labels,
  host,
}: WidgetProps<OfficeLocatorConfig, OfficeLocatorStrings>): LocatorActor {
  const page = useRef({ host, labels });
  useLayoutEffect(() => {
    page.current = { host, labels };
  }, [host, labels]);

  const [machine] = useState(() => officeLocatorMachine.provide(locatorImplementations(() => page.current)));
  const actor = useActorRef(machine, {
    input: { config, rememberedZip: host.visitor.read('place')?.zip ?? '' },
  });
  useEffect(() => actor.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);

  useEffect(
    () =>
      reportMissingGeocoder(
        'office-locator',
        host,
        'Places are looked up in the zip codes and cities of the offices only.',
      ),
    [host],
  );

  const previousHost = useRef(host);
  useEffect(() => {
    if (previousHost.current !== host) actor.send({ type: 'HOST.CHANGED' });
    previousHost.current = host;
  }, [actor, host]);
  return actor;
}

/** The offices of the list, computed once for each part of the map. */
export function useList(actor: LocatorActor) {
  const inputs = useSelector(actor, connectList, isShallowEqual);
  return useMemo(() => listOf(inputs), [inputs]);
}
