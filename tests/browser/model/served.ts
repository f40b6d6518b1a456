import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CovermountServer } from '#embed/server/public';

/** The build that is tested. */
export const dist = resolve(process.env.COVERMOUNT_DIST ?? 'dist');

/** The server module of the build. */
export const shipped = (await import(pathToFileURL(`${dist}/server/server.mjs`).href)) as CovermountServer;
