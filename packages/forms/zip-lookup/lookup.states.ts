/**
 * The states of a region that looks up the zip code of a form. Each flow adds the transitions that start a lookup. Its
 * setup has the actor `places`, the guard `zipIsNew` and the actions `rememberPlaces` and `rememberLookupFailure`.
 *
 * It imports nothing: the views of some flows are in the same chunk.
 */
export function lookupStates<Context, Found>(zipOf: (context: Context) => string) {
  const zip = ({ context }: { context: Context }) => ({ zip: zipOf(context) });
  return {
    idle: {},
    lookingUp: {
      invoke: {
        id: 'places',
        src: 'places',
        input: zip,
        onDone: {
          target: 'idle',
          actions: {
            type: 'rememberPlaces',
            params: ({ event }: { event: { output: Found } }) => ({ places: event.output }),
          },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'rememberLookupFailure',
            params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
          },
        },
      },
    },
    failed: { on: { 'NETWORK.RETURNED': { guard: { type: 'zipIsNew', params: zip }, target: 'lookingUp' } } },
  } as const;
}
