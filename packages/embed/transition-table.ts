interface Is {
  is: string;
}
interface Typed {
  type: string;
}

/** What each state does with each event; an event that is not named changes nothing. */
export type TransitionTable<State extends Is, Event extends Typed> = {
  readonly [Name in State['is']]: {
    readonly [Type in Event['type']]?: (
      state: Extract<State, { is: Name }>,
      event: Extract<Event, { type: Type }>,
    ) => State;
  };
};

/**
 * The machine of a table of transitions, for widgets that are in one place at a time: no regions, no history, no timers.
 *
 * @example
 * const transition = machineOf<ZipFormState, ZipFormEvent>(transitions);
 * const [state, send] = useReducer(transition, { is: 'asking' });
 */
export const machineOf =
  <State extends Is, Event extends Typed>(table: TransitionTable<State, Event>) =>
  (state: State, event: Event): State => {
    const next = table[state.is as State['is']][event.type as Event['type']] as
      | ((state: State, event: Event) => State)
      | undefined;
    return next?.(state, event) ?? state;
  };
