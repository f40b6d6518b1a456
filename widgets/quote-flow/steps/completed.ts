import { type Draft, savedText } from '#flow/drafts';

/** A draft, with what the visitor has told elsewhere where it has nothing. */
export const completed = (draft: Draft, knownAnswers: Readonly<Partial<Record<string, string>>>): Draft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(knownAnswers).flatMap(([name, text]) => (text && !savedText(draft, name) ? [[name, text]] : [])),
  ),
});
