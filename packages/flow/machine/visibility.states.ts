/**
 * The region of a flow that follows whether the visitor sees the page. Its setup declares {@link visibilityActor} as
 * `visibility`.
 *
 * @example
 * states: { page: visibilityStates },
 * guards: { pageIsHidden: stateIn({ page: 'hidden' }) },
 */
export const visibilityStates = {
  initial: 'seen',
  invoke: { id: 'visibility', src: 'visibility' },
  on: { 'PAGE.HIDDEN': '.hidden', 'PAGE.SEEN': '.seen' },
  states: { seen: {}, hidden: {} },
} as const;
