import { useMemo, useState } from 'react';
import { type ContrastPair, contrast, contrastPairs, painted, tokenColor } from '#ui/modules/tokens/contrast';
import { applyTheme } from '#ui/theme';
import type { Theme, TokenName } from '#ui/tokens';

/** The contrast of a pair of colors in a theme. */
export interface MeasuredPair extends ContrastPair {
  ratio: number;
  isEnough: boolean;
}

export interface ThemeColors {
  /** Every pair of colors that the components use. */
  pairs: readonly MeasuredPair[];
  /** The color of a token in the format of a color input: `#0b5fff`. */
  hexOf: (name: TokenName) => string;
}

const none: ThemeColors = { pairs: [], hexOf: () => '#000000' };

const hex = (color: string): string =>
  `#${painted(color)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** Rounded down, so that 4.49 is not shown as 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Measures a theme on an element used for nothing else. */
function measured(element: HTMLElement, theme: Theme): ThemeColors {
  const probe = element.firstElementChild as HTMLElement;
  applyTheme(element, theme);
  const names = new Set(contrastPairs.flatMap(({ token, ground }) => [token, ground]));
  const colorOf = new Map([...names].map((name) => [name, tokenColor(probe, name)]));
  const at = (name: TokenName): string => colorOf.get(name) ?? tokenColor(probe, name);
  return {
    pairs: contrastPairs.map((pair) => {
      const ratio = contrast(at(pair.token), at(pair.ground));
      return { ...pair, ratio, isEnough: ratio >= pair.needed };
    }),
    hexOf: (name) => hex(at(name)),
  };
}

/** The computed colors of a theme. `probe` is the ref of an element with one child, on which they are measured. */
export function useThemeColors(theme: Theme): { colors: ThemeColors; probe: (element: HTMLElement | null) => void } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const key = JSON.stringify(theme);
  const colors = useMemo(() => (element ? measured(element, JSON.parse(key) as Theme) : none), [element, key]);
  return { colors, probe: setElement };
}
