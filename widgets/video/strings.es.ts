import type { VideoStrings } from './strings.en.ts';

export const es: VideoStrings = {
  play: 'Reproducir el video: {title}',
  untitled: 'Un video',
  notLoaded: 'El video no se ha cargado.',
  watch: 'Verlo en una ventana nueva',
};
