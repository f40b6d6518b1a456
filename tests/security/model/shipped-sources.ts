import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const notShipped = /(\.test\.|\.examples\.|\/testing\/|packages\/(sandbox|tooling)\/)/;

/** The sources of what ships, by their paths in the project. */
export const shippedSources: readonly string[] = ['packages', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !notShipped.test(file)),
);
