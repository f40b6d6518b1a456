import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Project } from './project.ts';

export interface ProjectState {
  project: Project;
  /** Earlier projects, the latest last, and those that were undone, the next first. */
  past: readonly Project[];
  future: readonly Project[];
  /** What the last change was of, and when it was made: further changes of the same are one step back. */
  lastChange: string;
  lastTime: number;
  /** @param what Names what changes: the path of a setting; `oneStep` for a change that is a step by itself. */
  change: (next: Project, what: string) => void;
  /** Whatever changes next is another step: the field was left. */
  endStep: () => void;
  undo: () => void;
  redo: () => void;
}

export type ProjectStore = StoreApi<ProjectState>;

const longestPast = 200;

/** Milliseconds without a change that end a step. */
const longestPause = 1000;

/** What a change is of that is never one step with another. */
export const oneStep = '';

/** The project, with the way back, whichever view has changed it. */
export const createProjectStore = (initial: Project): ProjectStore =>
  createStore((set) => ({
    project: initial,
    past: [],
    future: [],
    lastChange: oneStep,
    lastTime: 0,
    change: (next, what) =>
      set(({ project, past, lastChange, lastTime }) => {
        if (next === project) return {};
        const now = Date.now();
        const isSameStep = what !== oneStep && what === lastChange && now - lastTime < longestPause;
        const steps = isSameStep ? past : [...past, project].slice(-longestPast);
        return { project: next, past: steps, future: [], lastChange: what, lastTime: now };
      }),
    endStep: () => set({ lastChange: oneStep }),
    undo: () =>
      set(({ project, past, future }) => {
        const previous = past.at(-1);
        if (!previous) return {};
        return { project: previous, past: past.slice(0, -1), future: [project, ...future], lastChange: oneStep };
      }),
    redo: () =>
      set(({ project, past, future }) => {
        const [next, ...rest] = future;
        return next ? { project: next, past: [...past, project], future: rest, lastChange: oneStep } : {};
      }),
  }));
