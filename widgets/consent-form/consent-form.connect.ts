import type { Draft } from '#flow/drafts';
import type { ConsentSnapshot } from './consent-form.machine.ts';
import type { ConsentProblem } from './consent-form.types.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export type ConsentPage =
  | { page: 'loading' }
  | { page: 'form'; draft: Draft; isSending: boolean }
  | { page: 'failed'; during: 'load' | 'save'; problem: ConsentProblem }
  | { page: 'given' }
  | { page: 'alreadyGiven' };

/** The frame of every page. */
export interface ShellView {
  isOffline: boolean;
}

export const formPage = (draft: Draft, isSending = false): ConsentPage => ({ page: 'form', draft, isSending });

export function connectPage(snapshot: ConsentSnapshot): ConsentPage {
  const { draft, problem } = snapshot.context;
  switch (snapshot.value.journey) {
    case 'asking':
    case 'saving':
      return formPage(draft, snapshot.value.journey === 'saving');
    case 'notLoaded':
    case 'notSaved':
      return {
        page: 'failed',
        during: snapshot.value.journey === 'notLoaded' ? 'load' : 'save',
        problem: shownProblem(problem, snapshot.matches({ network: 'offline' })),
      };
    case 'given':
    case 'alreadyGiven':
      return { page: snapshot.value.journey };
    default:
      return { page: 'loading' };
  }
}

/** The browser may be online again by now, or have gone offline since. Only a call that failed offline goes on by itself. */
function shownProblem(problem: ConsentProblem | undefined, isOffline: boolean): ConsentProblem {
  if (!problem || problem.kind === 'offline') return { kind: isOffline && problem ? 'offline' : 'unreachable' };
  return isOffline && problem.kind === 'unreachable' ? { kind: 'paused' } : problem;
}

export const connectShell = (snapshot: ConsentSnapshot): ShellView => ({
  isOffline: snapshot.matches({ network: 'offline' }),
});
