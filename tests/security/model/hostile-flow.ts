import { en } from '#widgets/quote-flow/strings.en';
import { hostile } from './hostile-texts.ts';
import { payloads } from './payloads.ts';

/** The labels of the quote flow, each with a payload. */
export const hostileFlow = hostile(en, payloads);

/** The consent without its payload: in rich text, a payload is not part of the name. */
export const consentWords = /^I agree that you may contact me/;
