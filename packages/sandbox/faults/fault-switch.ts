import type { Fault } from './fault.ts';

/** The active faults. Kept in memory: a restart ends every fault. */
export interface FaultSwitch {
  list(): readonly Fault[];
  /** Replaces the fault of the same call and scope. */
  set(fault: Fault): void;
  /** Removes the matching faults; all of them without a filter. */
  clear(which?: { call?: string | undefined; scope?: string | undefined }): void;
  /**
   * The fault that applies to this request; decrements its count. The most specific wins: own scope first, then own
   * call.
   */
  meet(request: { call: string; scopes: readonly string[] }): Fault | undefined;
}

export function createFaultSwitch(): FaultSwitch {
  let faults: readonly Fault[] = [];

  return {
    list: () => faults,
    set(fault) {
      faults = [...faults.filter(({ call, scope }) => call !== fault.call || scope !== fault.scope), fault];
    },
    clear({ call, scope } = {}) {
      faults = faults.filter(
        (fault) => (call !== undefined && fault.call !== call) || (scope !== undefined && fault.scope !== scope),
      );
    },
    meet({ call, scopes }) {
      const [met] = faults
        .filter((fault) => fault.call === '*' || fault.call === call)
        .filter((fault) => fault.scope === undefined || scopes.includes(fault.scope))
        .toSorted((a, b) => nearness(b) - nearness(a));
      if (met?.times !== undefined) {
        const remainder = { ...met, times: met.times - 1 };
        faults = faults.flatMap((fault) => (fault === met ? (remainder.times > 0 ? [remainder] : []) : [fault]));
      }
      return met;
    },
  };
}

function nearness({ call, scope }: Fault): number {
  return (scope === undefined ? 0 : 2) + (call === '*' ? 0 : 1);
}
