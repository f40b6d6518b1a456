import { expect, test, vi } from 'vitest';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { announcedSeconds, TimeLeft } from './time-left.tsx';

test.each([
  [120, 120],
  [61, 120],
  [60, 60],
  [31, 60],
  [30, 30],
  [9, 10],
  [0, 10],
])('the announcement at %s of 120 seconds is %s', (seconds, expected) => {
  expect(announcedSeconds(seconds, [60, 30, 10], 120)).toBe(expected);
});

test('announces no milestone that is longer than the whole time', () => {
  expect(announcedSeconds(25, [60, 30, 10], 25)).toBe(25);
  expect(announcedSeconds(25, [10], undefined)).toBeUndefined();
});

test('shows each second, and announces only the milestones', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const at = (seconds: number) => (
    <TimeLeft seconds={seconds} from={12} milestones={[10, 5]} textOf={(left) => `${left} left`} />
  );
  const { container, rerender } = await renderInShadowRoot(at(12));
  const announced: string[] = [];
  for (let left = 12; left > 3; left -= 1) {
    await rerender(at(left));
    await vi.advanceTimersByTimeAsync(1000);
    expect(container.querySelector('[role=timer]')!.textContent).toBe(`${left} left`);
    const { textContent } = container.querySelector('[role=status]')!;
    if (textContent && textContent !== announced.at(-1)) announced.push(textContent);
  }
  vi.useRealTimers();
  expect(announced).toEqual(['12 left', '10 left', '5 left']);
});
