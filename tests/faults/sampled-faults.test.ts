import { expect, test } from 'vitest';
import { sampledFaults } from './sampled-faults.ts';

const faults = ['a', 'b', 'c', 'd', 'e'].map((kind) => ({ kind }));

test('tries every fault at the requested number of points, and at least one fault at each point', () => {
  const points = [{}, {}, { only: ['b'] }, {}, {}, {}, {}, { only: ['e'] }];
  const chosen = sampledFaults(points, faults, 3);
  for (const { kind } of faults)
    expect(chosen.filter((own) => own.some((fault) => fault.kind === kind)).length).toBeGreaterThanOrEqual(3);
  expect(chosen.every((own) => own.length > 0)).toBe(true);
});

test('tries a fault only where it applies', () => {
  const points = [{ only: ['b'] }, { only: ['b', 'c'] }, {}];
  for (const [index, own] of sampledFaults(points, faults, 3).entries())
    for (const { kind } of own) expect(points[index]!.only ?? [kind]).toContain(kind);
});

test('tries every fault at every point when as many points are requested', () => {
  expect(sampledFaults([{}, {}], faults, 2).map((own) => own.length)).toEqual([5, 5]);
});
