import { afterEach, expect, test } from 'vitest';
import { activeFlows } from './active-flows.ts';

const fire = (flow: Element, name: string, detail = {}) =>
  flow.dispatchEvent(new CustomEvent(`covermount:${name}`, { bubbles: true, detail }));

/** A flow with a field and a text in its own root. */
function newFlow() {
  const flow = document.body.appendChild(document.createElement('div'));
  const root = flow.attachShadow({ mode: 'open' });
  root.innerHTML = '<p>Your quote</p><input><button type="button">Next</button>';
  return {
    flow,
    types: () => root.querySelector('input')!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true })),
    pressesNext: () => root.querySelector('button')!.click(),
    pressesText: () => root.querySelector('p')!.click(),
  };
}

afterEach(() => document.body.replaceChildren());

test('counts a flow as active from the first input until it completes or fails fatally', () => {
  const active = activeFlows();
  const [first, second, untouched] = [newFlow(), newFlow(), newFlow()];
  for (const { flow, pressesText } of [first, second, untouched]) {
    fire(flow, 'step');
    pressesText();
  }
  expect([...active]).toEqual([]);
  first.types();
  second.pressesNext();
  expect([...active]).toEqual([first.flow, second.flow]);
  fire(first.flow, 'complete');
  expect([...active]).toEqual([second.flow]);
  for (const code of ['service', 'navigation']) fire(second.flow, 'error', { code });
  expect([...active]).toEqual([second.flow]);
  fire(second.flow, 'error', { code: 'render' });
  expect(active.size).toBe(0);
});

test('counts a flow that was typed into before its first step', () => {
  const active = activeFlows();
  const { flow, types } = newFlow();
  types();
  expect(active.has(flow)).toBe(false);
  fire(flow, 'step');
  expect([...active]).toEqual([flow]);
  fire(flow, 'complete');
});

test('does not retain flows that were removed from the page', () => {
  const active = activeFlows();
  for (let round = 0; round < 100; round += 1) {
    const { flow, types } = newFlow();
    types();
    fire(flow, 'step');
    flow.remove();
  }
  const last = newFlow();
  last.types();
  fire(last.flow, 'step');
  expect([...active]).toEqual([last.flow]);
  fire(last.flow, 'complete');
});
