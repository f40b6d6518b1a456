import { assign, type AnyStateMachine, type AnyStateNode } from 'xstate';

interface Branch {
  /** `journey.contact CONTACT.SUBMITTED → details [tokenIsReady]` */
  name: string;
}

/**
 * Records which branches of a machine are taken: every transition of every state, eventless ones included, once per
 * guard. Modifies the machine, so each test file needs its own.
 */
export function watchBranches(machine: AnyStateMachine): { all: readonly Branch[]; taken: ReadonlySet<string> } {
  const all: Branch[] = [];
  const taken = new Set<string>();

  const watch = (node: AnyStateNode): void => {
    const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    for (const transition of transitions) {
      const { guard, target, eventType } = transition;
      const guardName =
        typeof guard === 'string'
          ? guard
          : ((guard as { type?: string } | undefined)?.type ?? (guard ? 'guarded' : ''));
      const params = (guard as { params?: unknown } | undefined)?.params;
      const claim = guardName && ` [${guardName}${typeof params === 'object' ? ` ${JSON.stringify(params)}` : ''}]`;
      const to = target?.map((state) => state.path.join('.')).join(', ') ?? 'stays';
      const base = `${node.path.join('.') || 'root'} ${String(eventType) || 'always'} → ${to}${claim}`;
      const name = all.some((branch) => branch.name === base) ? `${base} (${all.length})` : base;
      all.push({ name });
      const mark = assign(() => {
        taken.add(name);
        return {};
      });
      (transition as unknown as { actions: unknown[] }).actions = [...transition.actions, mark];
    }
    for (const child of Object.values(node.states)) watch(child);
  };
  watch(machine.root);
  return { all, taken };
}

/** The types of all events that any state of a machine handles. */
export function eventTypesOf(machine: AnyStateMachine): ReadonlySet<string> {
  const types = new Set<string>();
  const read = (node: AnyStateNode): void => {
    for (const type of node.transitions.keys()) types.add(type);
    for (const child of Object.values(node.states)) read(child);
  };
  read(machine.root);
  return types;
}
