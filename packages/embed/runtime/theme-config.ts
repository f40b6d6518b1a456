import * as z from 'zod/mini';
import { type Description, described } from '#domain/description';
import { tokens } from '#ui/tokens';

/** The accepted values in words, for messages. */
const wordsOf = (property: string): string => {
  if (property === 'color') return 'a CSS color such as #0b5fff';
  return /^(outline-offset|text-indent)$/.test(property)
    ? 'a CSS length such as 4px'
    : `a value of the CSS property ${property}`;
};

/** A value that the browser parses for the CSS property. The build has no browser and accepts any value. */
const cssValue = (property: string) =>
  z.optional(
    described(
      z.string().check(
        z.minLength(1),
        z.maxLength(400),
        z.refine((value) => typeof CSS === 'undefined' || CSS.supports(property, value), wordsOf(property)),
      ),
      // `packages/tooling/vite/key-tables.ts` compiles the same check.
      { cssProperty: property } as object as Description,
    ),
  );

/** Design tokens by name. Values are CSS values of the property `--cover-<name>`. */
export const themeConfig = described(
  z.object(Object.fromEntries(Object.entries(tokens).map(([name, { property }]) => [name, cssValue(property)]))),
  {
    description:
      'Design tokens by name. Each is the CSS custom property `--cover-<name>` too, which a page’s own style sheet may set.',
    examples: [{ accent: '#0b5fff', radius: '4px' }],
  },
);
