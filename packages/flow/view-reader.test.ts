import { expect, test, vi } from 'vitest';
import { viewReader } from './view-reader.ts';

function counter() {
  let snapshot = { count: 1, name: 'a' };
  return {
    getSnapshot: () => snapshot,
    next: (changes: Partial<typeof snapshot>) => (snapshot = { ...snapshot, ...changes }),
  };
}

test('runs connect once per snapshot, so that a view may contain a new array', () => {
  const actor = counter();
  const connect = vi.fn(({ count }: { count: number }) => ({ items: Array.from({ length: count }) }));
  const read = viewReader(actor, connect);
  const first = read();
  expect(read()).toBe(first);
  expect(connect).toHaveBeenCalledOnce();
  actor.next({ count: 2 });
  expect(read().items).toHaveLength(2);
  expect(read()).toBe(read());
  expect(connect).toHaveBeenCalledTimes(2);
});

test('returns the previous view for a new snapshot with equal values', () => {
  const actor = counter();
  const read = viewReader(actor, ({ count }) => ({ count }));
  const first = read();
  actor.next({ name: 'b' });
  expect(read()).toBe(first);
  actor.next({ count: 2 });
  expect(read()).toEqual({ count: 2 });
});
