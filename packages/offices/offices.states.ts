import type { OfficesSource } from './load-widget-offices.ts';
import type { Office } from './office.ts';

const eventOf = <Event>({ event }: { event: Event }): Event => event;

/** The params of guards and actions that receive the loaded offices. */
export const loadedOffices = ({ event }: { event: { output: readonly Office[] } }) => ({ offices: event.output });

export const rememberLoadedOffices = { type: 'rememberOffices', params: loadedOffices } as const;

/**
 * A machine's region `offices`: loads them, again whenever the configuration names others. Its setup has the actor
 * `loadOffices`, the guard `isOfficesSourceChanged`, and the actions `rememberConfig`, `rememberOffices`,
 * `rememberFailure` and `reportFailure`.
 *
 * @param onDone the transition to `ready`, with {@link rememberLoadedOffices}, and others where a list may be unusable.
 * @param missing the state without offices.
 * @example
 * offices: officesStates({ onDone: { target: 'ready', actions: rememberLoadedOffices }, missing: {} }),
 */
export const officesStates = <const Done, const Missing>({ onDone, missing }: { onDone: Done; missing: Missing }) =>
  ({
    initial: 'loading',
    on: {
      'CONFIG.CHANGED': [
        {
          guard: { type: 'isOfficesSourceChanged', params: eventOf },
          target: '.loading',
          actions: { type: 'rememberConfig', params: eventOf },
        },
        { actions: { type: 'rememberConfig', params: eventOf } },
      ],
    },
    states: {
      loading: {
        invoke: {
          id: 'loadOffices',
          src: 'loadOffices',
          input: ({ context: { config } }: { context: { config: OfficesSource } }): OfficesSource => ({
            offices: config.offices,
            officesSrc: config.officesSrc,
          }),
          onDone,
          onError: {
            target: 'missing',
            actions: [
              { type: 'rememberFailure', params: eventOf },
              {
                type: 'reportFailure',
                params: ({ event }: { event: { error: unknown } }) => ({
                  code: 'offices' as const,
                  error: event.error,
                }),
              },
            ],
          },
        },
      },
      ready: {},
      missing,
    },
  }) as const;
