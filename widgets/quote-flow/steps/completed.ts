import { type Draft, savedText } from '#flow/drafts';

/** A draft whose empty fields are filled in from the visitor's answers to other widgets. */
export const completed = (draft: Draft, knownAnswers: Readonly<Partial<Record<string, string>>>): Draft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(knownAnswers).flatMap(([name, text]) => (text && !savedText(draft, name) ? [[name, text]] : [])),
  ),
});
