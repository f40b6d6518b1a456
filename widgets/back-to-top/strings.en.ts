export const en = {
  backToTop: 'Back to top',
};

export type BackToTopStrings = Readonly<Record<keyof typeof en, string>>;
