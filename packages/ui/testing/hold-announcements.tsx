/**
 * Holds the texts of live regions back, as they are when their region is new.
 *
 * @example
 * const announcements = holdAnnouncements(root);
 * await rerender(<Notice announces="politely">Saved</Notice>);
 * announcements.release();
 */
export function holdAnnouncements(root: ShadowRoot): { release: () => void } {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.cover-announced { animation-play-state: paused !important }');
  root.adoptedStyleSheets.push(sheet);
  return {
    release() {
      for (const animation of root.getAnimations()) {
        if ((animation as CSSAnimation).animationName === 'cover-announce') animation.finish();
      }
    },
  };
}

/** Whether a screen reader finds the element: its text is neither hidden nor held back. */
export const isExposed = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
