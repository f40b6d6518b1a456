import * as z from 'zod/mini';
import { described } from '#domain/described';
import { tokens } from '#ui/tokens';

const cssValue = z.optional(z.string().check(z.minLength(1), z.maxLength(400)));

/** Design tokens by name. Values are CSS values of the property `--cover-<name>`. */
export const themeConfig = described(
  z.object(Object.fromEntries(Object.keys(tokens).map((name) => [name, cssValue]))),
  {
    description:
      'Design tokens by name. Each is the CSS custom property `--cover-<name>` too, which a page’s own style sheet may set.',
    examples: [{ accent: '#0b5fff', radius: '4px' }],
  },
);
