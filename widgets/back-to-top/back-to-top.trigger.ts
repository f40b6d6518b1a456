import keys from 'virtual:key-table/back-to-top/after';
import { trigger } from '#prompts/trigger';

/** Fires when the page is scrolled further than `after`, by default 400 pixels (spec 3 §4). */
export const backToTopTrigger = trigger(({ read, signal, show }) => {
  const { after } = read(keys) as { after: number };
  const onScroll = () => {
    if (scrollY <= after) return;
    removeEventListener('scroll', onScroll);
    show(true);
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  // A page may open or be restored scrolled down.
  onScroll();
});
