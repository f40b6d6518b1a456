import { stepMetaOf } from '#flow/step-meta';
import type { FlowActor } from './quote-flow.machine.ts';
import { isPreviousQuotesHash, stepOfHash } from './steps/steps.ts';

/** Whether a hash belongs to the page around the widget. An empty one names the first step. */
const isForeign = (hash: string): boolean => stepOfHash(hash) === undefined && !isPreviousQuotesHash(hash);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The part of a window that holds its address. */
export type AddressBar = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

/**
 * Synchronizes the address hash and the flow's step. The first page leaves the hash unchanged; each further page adds
 * a history entry. Returns the function that stops it.
 */
export function mirrorHash(actor: FlowActor, page: AddressBar): () => void {
  const hashNow = () => page.location.hash.slice(1);
  /** The page's own hash, which means the first step; empty when the hash is one of the flow's. */
  const pageHash = isForeign(hashNow()) ? hashNow() : '';
  let isPlaced = false;

  const write = (hash: string, how: 'pushState' | 'replaceState') =>
    page.history[how](page.history.state, '', `#${hash}`);

  const follow = () => {
    const meta = stepMetaOf(actor.getSnapshot());
    // An entry page without a hash leaves the address unchanged.
    if (!meta?.hash) return;
    const isFirst = meta.step === 'driver' && ['', pageHash].includes(hashNow());
    const isHere = isFirst || isSame(hashNow(), meta.hash);
    if (!isHere) write(meta.hash, isPlaced ? 'pushState' : 'replaceState');
    isPlaced = true;
  };

  const wanted = () => {
    const hash = hashNow();
    const isOfPage = isForeign(hash);
    if (isOfPage && hash !== pageHash) return;
    actor.send({ type: 'HASH.CHANGED', hash: isOfPage ? '' : hash });
    const meta = stepMetaOf(actor.getSnapshot());
    if (meta?.hash && !isOfPage && hash !== '' && !isSame(hash, meta.hash)) write(meta.hash, 'replaceState');
  };

  follow();
  const subscription = actor.subscribe(follow);
  page.addEventListener('hashchange', wanted);
  return () => {
    subscription.unsubscribe();
    page.removeEventListener('hashchange', wanted);
  };
}
