export const en = {
  play: 'Play video: {title}',
  untitled: 'A video',
  notLoaded: 'The video has not loaded.',
  watch: 'Watch it in a new window',
};

export type VideoStrings = Readonly<Record<keyof typeof en, string>>;
