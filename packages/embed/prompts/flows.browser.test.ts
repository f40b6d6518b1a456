import { afterEach, expect, test } from 'vitest';
import { flowsUnderWay } from './flows.ts';

const fires = (flow: Element, name: string, detail = {}) =>
  flow.dispatchEvent(new CustomEvent(`covermount:${name}`, { bubbles: true, detail }));

function newFlow(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

afterEach(() => document.body.replaceChildren());

test('a flow is under way from its first step until it is done, or has failed for good', () => {
  const underWay = flowsUnderWay();
  const [one, other] = [newFlow(), newFlow()];
  expect(underWay.has(one)).toBe(false);
  for (const flow of [one, other]) fires(flow, 'step');
  expect([...underWay]).toEqual([one, other]);
  fires(one, 'complete');
  expect([...underWay]).toEqual([other]);
  for (const code of ['service', 'navigation']) fires(other, 'error', { code });
  expect([...underWay]).toEqual([other]);
  fires(other, 'error', { code: 'render' });
  expect(underWay.size).toBe(0);
});

test('flows that were taken off the page are let go of', () => {
  const underWay = flowsUnderWay();
  for (let round = 0; round < 100; round += 1) {
    const flow = newFlow();
    fires(flow, 'step');
    flow.remove();
  }
  const last = newFlow();
  fires(last, 'step');
  expect([...underWay]).toEqual([last]);
  fires(last, 'complete');
});
