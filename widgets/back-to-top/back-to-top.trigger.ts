import { trigger } from '#embed/prompts/trigger';

/** The page is scrolled further than 400 pixels (spec 3 §4). */
export const backToTopTrigger = trigger(({ keys, signal, show }) => {
  const after = keys.whole('after', 400, 100_000);
  const look = () => {
    if (scrollY <= after) return;
    removeEventListener('scroll', look);
    show(true);
  };
  addEventListener('scroll', look, { passive: true, signal });
  // A page may be opened, or come back to, in its middle.
  look();
});
