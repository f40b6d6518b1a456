import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Project } from './project.ts';

export interface ProjectState {
  project: Project;
  /** `past` has earlier projects, the latest last; `future` has undone ones, the next first. */
  past: readonly Project[];
  future: readonly Project[];
  /** What the last change changed, and when: further changes of the same setting join its undo step. */
  lastChange: string;
  lastTime: number;
  /** @param what Identifies what changes: the path of a setting; `oneStep` for a change that is a step by itself. */
  change: (next: Project, what: string) => void;
  /** Ends the undo step, because the field was left: the next change starts another. */
  endStep: () => void;
  undo: () => void;
  redo: () => void;
}

export type ProjectStore = StoreApi<ProjectState>;

const longestPast = 200;

/** Milliseconds without a change that end a step. */
const longestPause = 1000;

/** Identifies a change that never joins another in one step. */
export const oneStep = '';

/** The project with its undo history, for all views. */
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
