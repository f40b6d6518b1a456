import { describe, expect, it } from 'vitest';
import { onlineFailure, onlineKind } from './online-kind.ts';

describe('onlineKind', () => {
  it.each([
    ['offline', 'unreachable'],
    ['unreachable', 'unreachable'],
    ['refused', 'refused'],
  ])('shows %s as %s', (kind, shown) => {
    expect(onlineKind(kind)).toBe(shown);
  });
});

describe('onlineFailure', () => {
  it('changes only the kind of a call that failed offline', () => {
    expect(onlineFailure({ kind: 'offline', isUnchecked: true })).toEqual({ kind: 'unreachable', isUnchecked: true });
  });

  it('returns the same object for any other failure, and undefined for none', () => {
    const failure = { kind: 'unreachable', seconds: 5 };
    expect(onlineFailure(failure)).toBe(failure);
    expect(onlineFailure(undefined)).toBeUndefined();
  });
});
