import { readFileSync } from 'node:fs';
import type { OutputFile } from './output-file.ts';

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The fillers of first paints in PHP and Java. */
const fillers = (): OutputFile[] => [
  { path: 'php/FirstPaint.php', content: source('first-paint/FirstPaint.php') },
  ...['FirstPaint', 'JsonReader'].map((name) => ({
    path: `java/covermount/${name}.java`,
    content: source(`first-paint/${name}.java`),
  })),
];

/** Everything in `dist/cms/`. */
export const cmsFiles = (): OutputFile[] => [...fillers()];
