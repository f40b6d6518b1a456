interface WithStatus {
  status: string;
}
interface WithType {
  type: string;
}

/** The handlers of each status by event type. An event without a handler changes nothing. */
export type TransitionTable<State extends WithStatus, Event extends WithType> = {
  readonly [Status in State['status']]: {
    readonly [Type in Event['type']]?: (
      state: Extract<State, { status: Status }>,
      event: Extract<Event, { type: Type }>,
    ) => State;
  };
};

/**
 * Creates a reducer from a table of transitions.
 *
 * @example
 * const reduce = createStateReducer<ZipFormState, ZipFormEvent>(transitions);
 * const [state, send] = useReducer(reduce, { status: 'asking' });
 */
export const createStateReducer =
  <State extends WithStatus, Event extends WithType>(table: TransitionTable<State, Event>) =>
  (state: State, event: Event): State => {
    const next = table[state.status as State['status']][event.type as Event['type']] as
      | ((state: State, event: Event) => State)
      | undefined;
    return next?.(state, event) ?? state;
  };
