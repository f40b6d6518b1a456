/** The address of a page of `stories/partner-pages`, on the page's own origin. */
export const partnerPage = (file: string): string => new URL(`partner-pages/${file}`, document.baseURI).href;

/** What the card form has reported last. `blocked`: nothing, like a frame that a blocker keeps away. */
export type CardFormState =
  | 'blocked'
  | 'loaded'
  | 'ready'
  | 'submitted'
  | 'secondStep'
  | 'declined'
  | 'failed'
  | 'succeeded';

/** The address of a partner's card form in this state. */
export const cardForm = (state: CardFormState): string => partnerPage(`card-form.html#${state}`);
