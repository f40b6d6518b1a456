import { expect, onTestFinished, test, vi } from 'vitest';
import { createProjectStore, oneStep } from './project-store.ts';
import { emptyProject, type Project } from './project.ts';

const first = emptyProject('zip-form');
const withPage = (quotePage: string): Project => ({ ...first, config: { quotePage } });

test('undoes and redoes a change', () => {
  const store = createProjectStore(first);
  const { change, undo, redo } = store.getState();
  change(withPage('/q'), 'quotePage');
  undo();
  expect(store.getState().project).toBe(first);
  redo();
  expect(store.getState().project.config).toEqual({ quotePage: '/q' });
  redo();
  expect(store.getState().project.config).toEqual({ quotePage: '/q' });
});

test('undoes consecutive edits of one setting as one step', () => {
  const store = createProjectStore(first);
  const { change, undo } = store.getState();
  for (const page of ['/', '/q', '/qu']) change(withPage(page), 'quotePage');
  change({ ...withPage('/qu'), content: 'Quote' }, 'content');
  undo();
  expect(store.getState().project).toEqual(withPage('/qu'));
  undo();
  expect(store.getState().project).toBe(first);
  undo();
  expect(store.getState().project).toBe(first);
});

test('drops undone changes on a new change', () => {
  const store = createProjectStore(first);
  const { change, undo, redo } = store.getState();
  change(withPage('/a'), 'quotePage');
  undo();
  change(withPage('/b'), 'quotePage');
  redo();
  expect(store.getState().project.config).toEqual({ quotePage: '/b' });
});

test('starts a new step after a pause, on leaving a field and on removing a value', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = createProjectStore(first);
  const { change, endStep, undo } = store.getState();
  change(withPage('/a'), 'quotePage');
  vi.advanceTimersByTime(2000);
  change(withPage('/ab'), 'quotePage');
  endStep();
  change(withPage('/abc'), 'quotePage');
  change(first, oneStep);
  change(withPage('/d'), 'quotePage');
  for (const page of ['/abc', '/ab', '/a']) {
    undo();
    if (page === '/abc') {
      expect(store.getState().project).toBe(first);
      undo();
    }
    expect(store.getState().project).toEqual(withPage(page));
  }
  undo();
  expect(store.getState().project).toBe(first);
});
