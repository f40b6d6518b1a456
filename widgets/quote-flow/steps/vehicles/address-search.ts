import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Address } from '#domain/driver';
import { findAddress } from '#services/address/find-address';
import { type AddressSuggestion, suggestAddress } from '#services/address/suggest-address';
import type { ServiceClient } from '#services/http';

interface SearchContext {
  text: string;
  suggestions: readonly AddressSuggestion[];
  chosen: AddressSuggestion | undefined;
  /** The parts of the chosen address. */
  address: Address | undefined;
}

type SearchEvent = { type: 'ADDRESS.TYPED'; text: string } | { type: 'ADDRESS.CHOSEN'; suggestion: AddressSuggestion };

/** Fewer characters match too many addresses. */
const fewestCharacters = 3;

/**
 * Suggests addresses while the visitor types, and loads the parts of a chosen one. Leaving a state aborts its
 * request.
 */
export const addressSearch = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent },
  actors: {
    suggestions: fromPromise<readonly AddressSuggestion[], { text: string }>(() => Promise.resolve([])),
    address: fromPromise<Address | undefined, AddressSuggestion>(() => Promise.resolve(undefined)),
  },
  delays: { pause: 250 },
  guards: {
    textIsLongEnough: (_, { text }: { text: string }) => text.trim().length >= fewestCharacters,
    nothingFits: (_, { count }: { count: number }) => count === 0,
  },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ text, chosen: undefined, address: undefined })),
    takeSuggestions: assign((_, { suggestions }: { suggestions: readonly AddressSuggestion[] }) => ({ suggestions })),
    forgetSuggestions: assign({ suggestions: [] }),
    takeChosen: assign((_, { suggestion }: { suggestion: AddressSuggestion }) => ({
      chosen: suggestion,
      suggestions: [],
    })),
    takeAddress: assign((_, { address }: { address: Address | undefined }) => ({ address })),
  },
}).createMachine({
  id: 'addressSearch',
  context: { text: '', suggestions: [], chosen: undefined, address: undefined },
  initial: 'idle',
  on: {
    'ADDRESS.TYPED': [
      {
        guard: { type: 'textIsLongEnough', params: ({ event }) => event },
        target: '.pausing',
        actions: { type: 'takeText', params: ({ event }) => event },
      },
      { target: '.idle', actions: [{ type: 'takeText', params: ({ event }) => event }, 'forgetSuggestions'] },
    ],
    'ADDRESS.CHOSEN': { target: '.finding', actions: { type: 'takeChosen', params: ({ event }) => event } },
  },
  states: {
    idle: {},
    /** Debounces typing. */
    pausing: { after: { pause: 'suggesting' } },
    suggesting: {
      invoke: {
        id: 'suggestions',
        src: 'suggestions',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          {
            guard: { type: 'nothingFits', params: ({ event }) => ({ count: event.output.length }) },
            target: 'nothing',
            actions: 'forgetSuggestions',
          },
          {
            target: 'suggested',
            actions: { type: 'takeSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: 'forgetSuggestions' },
      },
    },
    suggested: {},
    nothing: {},
    failed: {},
    finding: {
      invoke: {
        id: 'address',
        src: 'address',
        input: ({ context }) => context.chosen!,
        onDone: {
          target: 'found',
          actions: { type: 'takeAddress', params: ({ event }) => ({ address: event.output }) },
        },
        // The chosen suggestion is the field's text.
        onError: 'failed',
      },
    },
    found: {},
  },
});

/** What the field of the street shows; the only caller of the search's `matches()`. */
export function connectAddressSearch(snapshot: SnapshotFrom<typeof addressSearch>) {
  const { suggestions, address } = snapshot.context;
  const isBusy = snapshot.matches('suggesting') || snapshot.matches('finding');
  const hasSuggestions = snapshot.matches('suggested');
  const isEmpty = snapshot.matches('nothing');
  const hasFailed = snapshot.matches('failed');
  return { suggestions, address, isBusy, hasSuggestions, isEmpty, hasFailed };
}

/** The search with the page's services. */
export const addressSearchOf = (client: () => ServiceClient) =>
  addressSearch.provide({
    actors: {
      suggestions: fromPromise(({ input, signal }) => suggestAddress(client(), input, signal)),
      address: fromPromise(({ input, signal }) => findAddress(client(), input, signal)),
    },
  });
