import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Project } from './project.ts';

export interface ProjectState {
  project: Project;
  /** Earlier projects, the latest last, and those that were undone, the next first. */
  past: readonly Project[];
  future: readonly Project[];
  /** What the last change was of: further changes of the same are one step back. */
  lastChange: string;
  /** @param what Names what changes: the path of a setting. */
  change: (next: Project, what: string) => void;
  undo: () => void;
  redo: () => void;
}

export type ProjectStore = StoreApi<ProjectState>;

const longestPast = 200;

/** The project, with the way back, whichever view has changed it. */
export const createProjectStore = (initial: Project): ProjectStore =>
  createStore((set) => ({
    project: initial,
    past: [],
    future: [],
    lastChange: '',
    change: (next, what) =>
      set(({ project, past, lastChange }) => {
        if (next === project) return {};
        const steps = what === lastChange ? past : [...past, project].slice(-longestPast);
        return { project: next, past: steps, future: [], lastChange: what };
      }),
    undo: () =>
      set(({ project, past, future }) => {
        const previous = past.at(-1);
        if (!previous) return {};
        return { project: previous, past: past.slice(0, -1), future: [project, ...future], lastChange: '' };
      }),
    redo: () =>
      set(({ project, past, future }) => {
        const [next, ...rest] = future;
        return next ? { project: next, past: [...past, project], future: rest, lastChange: '' } : {};
      }),
  }));
