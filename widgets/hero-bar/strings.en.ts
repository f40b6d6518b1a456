export const en = {
  title: 'In numbers',
};

export type HeroBarStrings = Readonly<Record<keyof typeof en, string>>;
