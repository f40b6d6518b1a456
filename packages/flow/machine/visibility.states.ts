/**
 * The region of a flow that follows whether the visitor sees the page. Its setup declares `visibilityActor` as `visibility`,
 * and guards with `stateIn`.
 *
 * @example
 * setup({ actors: { visibility: visibilityActor }, guards: { pageIsHidden: stateIn({ page: 'hidden' }) } }).createMachine({
 *   type: 'parallel',
 *   states: { page: visibilityStates },
 * });
 */
export const visibilityStates = {
  initial: 'seen',
  invoke: { id: 'visibility', src: 'visibility' },
  on: { 'PAGE.HIDDEN': '.hidden', 'PAGE.SEEN': '.seen' },
  states: { seen: {}, hidden: {} },
} as const;
