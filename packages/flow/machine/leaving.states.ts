const refused = {
  guard: {
    type: 'navigationWasRefused',
    params: ({ event }: { event: { output: boolean } }) => ({ hasNavigated: event.output }),
  },
  target: 'staying',
} as const;

/** Milliseconds in which the page changes, unless the visitor stops it, or comes back to this one. */
export const untilPageIsLeft = 10_000;

/**
 * A state that sends the visitor to another page, and keeps this page if the navigation is refused: routing → leaving → left | staying.
 * Its setup has the guards `stays` and `navigationWasRefused`.
 *
 * @param stays the guard of visitors who are not sent away.
 * @param page the actor that navigates: its output is false where the address is not trusted.
 * @example
 * created: leavingStates({ stays: 'successPageIsMissing', page: { id: 'successPage', src: 'successPage' } }),
 */
export const leavingStates = <const Stays, const Page extends object>({ stays, page }: { stays: Stays; page: Page }) =>
  ({
    initial: 'routing',
    states: {
      routing: { always: [{ guard: stays, target: 'staying' }, { target: 'leaving' }] },
      leaving: { invoke: { ...page, onDone: [refused, { target: 'left' }], onError: 'staying' } },
      /** The page is about to change, or its own router has handled the navigation. */
      left: { after: { [untilPageIsLeft]: 'staying' } },
      staying: {},
    },
  }) as const;
