/** A point at which faults can be tried; `only` lists the fault kinds that apply there, all by default. */
interface FaultPoint {
  only?: readonly string[];
}

/**
 * Chooses the faults of each point, so that every fault is tried at `times` points and every
 * point has at least one fault. Deterministic: faults go to the points that have the fewest so far.
 *
 * @returns the chosen faults of each point, in the order of `points`.
 */
export function sampledFaults<Fault extends { kind: string }>(
  points: readonly FaultPoint[],
  faults: readonly Fault[],
  times: number,
): readonly (readonly Fault[])[] {
  const chosen: Fault[][] = points.map(() => []);
  const accepts = (index: number, { kind }: Fault) => points[index]!.only?.includes(kind) ?? true;
  for (const [offset, fault] of faults.entries()) {
    const candidates = points
      .map((_, index) => (index + offset * times) % points.length)
      .filter((index) => accepts(index, fault))
      .toSorted((a, b) => chosen[a]!.length - chosen[b]!.length);
    for (const index of candidates.slice(0, times)) chosen[index]!.push(fault);
  }
  for (const [index, own] of chosen.entries()) {
    const first = faults.find((fault) => accepts(index, fault));
    if (own.length === 0 && first) own.push(first);
  }
  return chosen;
}
