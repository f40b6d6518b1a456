import { afterEach, expect, test } from 'vitest';
import { activeFlows } from './active-flows.ts';

const fire = (flow: Element, name: string, detail = {}) =>
  flow.dispatchEvent(new CustomEvent(`covermount:${name}`, { bubbles: true, detail }));

function newFlow(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

afterEach(() => document.body.replaceChildren());

test('counts a flow as active from its first step until it completes or fails fatally', () => {
  const active = activeFlows();
  const [first, second] = [newFlow(), newFlow()];
  expect(active.has(first)).toBe(false);
  for (const flow of [first, second]) fire(flow, 'step');
  expect([...active]).toEqual([first, second]);
  fire(first, 'complete');
  expect([...active]).toEqual([second]);
  for (const code of ['service', 'navigation']) fire(second, 'error', { code });
  expect([...active]).toEqual([second]);
  fire(second, 'error', { code: 'render' });
  expect(active.size).toBe(0);
});

test('does not retain flows that were removed from the page', () => {
  const active = activeFlows();
  for (let round = 0; round < 100; round += 1) {
    const flow = newFlow();
    fire(flow, 'step');
    flow.remove();
  }
  const last = newFlow();
  fire(last, 'step');
  expect([...active]).toEqual([last]);
  fire(last, 'complete');
});
