import { isRateLimited } from '#account/wait-text';
import type { Failure } from '#flow/machine/failure';
import { onlineFailure } from '#flow/online-kind';
import type { PersonDraft } from '#forms/person/person-draft';
import { connectZip, noZip, type ZipView } from '#forms/zip-lookup/zip-lookup.connect';
import type { CreateCustomerSnapshot } from './create-customer.machine.ts';

// View selectors: nothing else reads the machine's state.

/** What the view renders. */
export type CustomerPage =
  | { page: 'loading' }
  | ({ page: 'form'; draft: PersonDraft; isSending: boolean } & ZipView)
  | { page: 'created'; email: string };

/** The problem that the notice shows. */
export interface ProblemView {
  failure: Failure | undefined;
  /** A retry may succeed. */
  canRetry: boolean;
  /** Offline, and no request is retried automatically: the visitor has to press the button when the network returns. */
  isPaused: boolean;
}

export const formPage = (draft: PersonDraft): CustomerPage => ({ page: 'form', draft, isSending: false, ...noZip });

export const noProblem: ProblemView = { failure: undefined, canRetry: false, isPaused: false };

export function connectPage(snapshot: CreateCustomerSnapshot): CustomerPage {
  const { draft } = snapshot.context;
  if (snapshot.matches({ journey: 'restoring' })) return { page: 'loading' };
  if (snapshot.matches({ journey: 'created' })) {
    return { page: 'created', email: draft.email.trim() };
  }
  return { page: 'form', draft, isSending: snapshot.matches({ journey: 'creating' }), ...connectZip(snapshot) };
}

export function connectProblem(snapshot: CreateCustomerSnapshot): ProblemView {
  if (snapshot.matches({ journey: 'created' })) return noProblem;
  const { failure } = snapshot.context;
  // A running request that gets lost is retried when the network returns.
  const isSending = snapshot.matches({ journey: 'creating' });
  // A refusal by the service is shown offline too.
  if (snapshot.matches({ network: 'offline' }) && failure?.kind !== 'refused')
    return { failure: { kind: 'offline' }, canRetry: false, isPaused: failure?.kind !== 'offline' && !isSending };
  const shown = onlineFailure(failure);
  const canRetry = shown !== undefined && shown.kind !== 'refused' && !isRateLimited(shown);
  return { failure: shown, canRetry, isPaused: false };
}
