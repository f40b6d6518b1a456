import { policiesEn } from '#forms/policies/strings.en';

/**
 * English texts of the policies. Authors override them with `labels`: rich text, in which a blank line starts a
 * paragraph.
 */
export const en = {
  ...policiesEn,
  close: 'Close',
};

export type PolicyModalStrings = Readonly<Record<keyof typeof en, string>>;
