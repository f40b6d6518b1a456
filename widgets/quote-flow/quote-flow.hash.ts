import { stepMeta } from './quote-flow.connect.ts';
import type { FlowActor } from './quote-flow.machine.ts';
import { isPreviousQuotesHash, stepOfHash } from './steps/steps.ts';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The part of a window that holds its address. */
export type AddressBar = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the address's hash and the flow's step alike, both ways. The first page leaves the address as it found it;
 * each further one is an entry of the browser's history. Returns how to stop.
 */
export function mirrorHash(actor: FlowActor, page: AddressBar): () => void {
  const hashNow = () => page.location.hash.slice(1);
  const arrivedBy = hashNow();
  let isPlaced = false;

  const write = (hash: string, how: 'pushState' | 'replaceState') =>
    page.history[how](page.history.state, '', `#${hash}`);

  const follow = () => {
    const meta = stepMeta(actor.getSnapshot());
    // A way in that has no hash of its own leaves the address as it is.
    if (!meta?.hash) return;
    const isFirst = meta.step === 'driver' && ['', arrivedBy].includes(hashNow());
    const isHere = isFirst || isSame(hashNow(), meta.hash);
    if (!isHere) write(meta.hash, isPlaced ? 'pushState' : 'replaceState');
    isPlaced = true;
  };

  const wanted = () => {
    const hash = hashNow();
    const isForeign = stepOfHash(hash) === undefined && !isPreviousQuotesHash(hash);
    // A hash that is none of ours belongs to the page; the one that was here at first stands for the first step.
    if (isForeign && hash !== arrivedBy) return;
    actor.send({ type: 'HASH.CHANGED', hash: isForeign ? '' : hash });
    const meta = stepMeta(actor.getSnapshot());
    if (meta?.hash && !isForeign && hash !== '' && !isSame(hash, meta.hash)) write(meta.hash, 'replaceState');
  };

  follow();
  const subscription = actor.subscribe(follow);
  page.addEventListener('hashchange', wanted);
  return () => {
    subscription.unsubscribe();
    page.removeEventListener('hashchange', wanted);
  };
}
