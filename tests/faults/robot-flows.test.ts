import { expect, it } from 'vitest';
import { Chance } from './chance.ts';
import { flowNameOf, flowNames } from './robot-flows.ts';
import { failedBefore, firstSeed } from './robot-seeds.ts';

const flowOf = (seed: number) => flowNameOf(seed, new Chance(seed));

it('keeps the flow of each seed that failed once', () => {
  expect(failedBefore.map((seed) => [seed, flowOf(seed)])).toEqual([
    [89, 'payment'],
    [125, 'payment'],
    [126, 'quotes'],
    [179, 'payment'],
    [197, 'payment'],
    [268, 'payment'],
    [550, 'quotes'],
    [1051, 'quotes'],
    [1287, 'purchase'],
    [3617, 'payment'],
    [8149, 'payment'],
    [8412, 'purchase'],
    [10_092, 'autoPayment'],
    [10_096, 'newCustomer'],
    [10_114, 'autoPayment'],
    [10_180, 'autoPayment'],
    [12_141, 'portal'],
    [12_166, 'password'],
    [12_374, 'consent'],
    [12_406, 'newCustomer'],
    [12_429, 'consent'],
    [12_784, 'quotes'],
    [13_627, 'newCustomer'],
    [15_046, 'newCustomer'],
    [15_101, 'newCustomer'],
    [15_233, 'newCustomer'],
    [15_551, 'portal'],
    [19_521, 'roadside'],
  ]);
});

it('gives the seeds over all flows each flow in turn', () => {
  const inTurn = flowNames.map((_, index) => flowOf(firstSeed + index));
  expect(inTurn).toEqual(flowNames);
  expect(flowOf(firstSeed + flowNames.length)).toBe(flowNames[0]);
});
