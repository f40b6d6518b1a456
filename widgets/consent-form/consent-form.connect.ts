import { isRateLimited } from '#account/wait-text';
import type { Draft } from '#flow/drafts';
import { onlineFailure } from '#flow/online-kind';
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

/** The state that every page shows. */
export interface ShellView {
  isOffline: boolean;
  /** Why the consent is not saved yet, shown with the form: the visitor can wait until it passes. */
  problem: ConsentProblem | undefined;
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
      if (passingProblem(snapshot)) return formPage(draft);
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

/** The network may have changed since the failure. Only a call that failed offline is retried automatically. */
function shownProblem(problem: ConsentProblem | undefined, isOffline: boolean): ConsentProblem {
  if (!problem) return { kind: 'unreachable' };
  if (!isOffline) return onlineFailure(problem);
  return problem.kind === 'unreachable' ? { kind: 'paused' } : problem;
}

/** No network, or too many requests, after the form was submitted: a retry is possible soon. */
function passingProblem(snapshot: ConsentSnapshot): ConsentProblem | undefined {
  const { problem } = snapshot.context;
  if (!problem || snapshot.value.journey !== 'notSaved') return undefined;
  const isPassing = problem.kind === 'offline' ? snapshot.matches({ network: 'offline' }) : isRateLimited(problem);
  return isPassing ? problem : undefined;
}

export const connectShell = (snapshot: ConsentSnapshot): ShellView => ({
  isOffline: snapshot.matches({ network: 'offline' }),
  problem: passingProblem(snapshot),
});
