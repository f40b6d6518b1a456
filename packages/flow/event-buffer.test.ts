import { expect, test } from 'vitest';
import { EventBuffer } from './event-buffer.ts';

test('holds events until there is a receiver, then replays them once, in order', () => {
  const buffer = new EventBuffer<string>();
  const received: string[] = [];
  buffer.send('typed');
  buffer.send('submitted');
  expect(received).toEqual([]);
  buffer.replayTo((event) => received.push(event));
  expect(received).toEqual(['typed', 'submitted']);
  buffer.send('later');
  buffer.replayTo((event) => received.push(event));
  expect(received).toEqual(['typed', 'submitted', 'later']);
});

test('holds events again after its receiver has stopped', () => {
  const buffer = new EventBuffer<string>();
  const received: string[] = [];
  buffer.replayTo((event) => received.push(event));
  buffer.hold();
  expect(buffer.isHolding).toBe(true);
  buffer.send('typed');
  expect(received).toEqual([]);
});
