import * as z from 'zod/mini';
import { described } from '#domain/description';

/** How SheetDB writes cells. */
export const writeMode = () =>
  described(z.optional(z.enum(['RAW', 'USER_ENTERED'])), {
    description:
      '`RAW`: cells hold the text as it is sent. Without it SheetDB reads the text as if it was typed into the sheet, and `012345` becomes 12345.',
    examples: ['RAW'],
  });

/** The widgets’ mode: codes and license numbers keep their zeros. */
export const asText = { mode: 'RAW' } as const;
