import { assign, setup } from 'xstate';
import { isRateLimited } from '#account/wait-text';
import type { Draft } from '#flow/drafts';
import { failureOf } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { isNothingFound, ServiceError } from '#services/errors';
import { completedDraft, draftOfRecord } from './consent-draft.ts';
import type {
  ConsentContext,
  ConsentEvent,
  ConsentInput,
  Entry,
  LoadedConsent,
  SaveRequest,
  StepMeta,
} from './consent-form.types.ts';

const notFound = { kind: 'notFound' } as const;

/** The link has expired. */
const isGone = (error: unknown): boolean => error instanceof ServiceError && error.status === 410;

/** Implemented by consent-form.actors.ts. */
const placeholder = (): void => undefined;

export const newContext = ({ input }: { input: ConsentInput }): ConsentContext => ({
  ...input,
  savedAs: input.id,
  draft: {},
  typed: undefined,
  known: {},
  problem: undefined,
});

export const consent = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
    meta: {} as StepMeta,
    /** `kept`: the form is autosaved. */
    tags: {} as 'busy' | 'failed' | 'kept',
  },

  actors: {
    network: networkActor,
    entry: placeholderActor<Entry>(),
    record: placeholderActor<LoadedConsent, { id: string }>(),
    saving: placeholderActor<void, SaveRequest>(),
  },

  guards: {
    visitorCameByLink: ({ context }) => context.id !== '',
    consentIsGiven: (_, { record }: { record: LoadedConsent }) => record.isGiven,
    failedOffline: ({ context }) => context.problem?.kind === 'offline',
    savingWasTooEarly: ({ context }) => isRateLimited(context.problem),
  },

  actions: {
    forgetDraft: placeholder,
    restore: assign((_, { saved, known }: Entry) => ({ typed: saved?.draft, known })),
    /** Without a link, the form starts with the saved draft or the known answers. */
    beginForm: assign(({ context: { typed, known } }) => ({ draft: typed ?? known })),
    rememberRecord: assign(({ context: { typed } }, { record }: { record: LoadedConsent }) => ({
      draft: typed ?? draftOfRecord(record),
      known: draftOfRecord(record),
    })),
    rememberDraft: assign(({ context }, { draft, isEarly }: { draft: Draft; isEarly?: boolean | undefined }) => ({
      draft: isEarly ? completedDraft(draft, context.known) : draft,
    })),
    rememberLoadProblem: assign((_, { error }: { error: unknown }) => ({
      problem: isNothingFound(error) || isGone(error) ? notFound : failureOf(error),
    })),
    /** Only a 404 for a link's id is about the link. Any other rejection is about the consent. */
    rememberSaveProblem: assign(({ context }, { error }: { error: unknown }) => ({
      problem:
        context.id !== '' && isNothingFound(error) && (error as ServiceError).status === 404
          ? notFound
          : failureOf(error),
    })),
    forgetProblem: assign({ problem: undefined }),
    /** The link has no person: the form is saved without its id. */
    leaveUnknownLink: assign(({ context: { id, problem } }) => ({ id: problem?.kind === 'notFound' ? '' : id })),
  },
});
