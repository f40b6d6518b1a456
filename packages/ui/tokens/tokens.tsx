/** A design token that a brand can set. */
export interface Token {
  /** The CSS property whose values it takes. `outline-offset` takes a single length, `text-indent` a percentage too. */
  property: string;
  /** Its effect, for authors of a theme. */
  description: string;
  /** A CSS value. It may name other tokens as `var(--c-…)`, their private names. */
  default: string;
}

/**
 * The table of design tokens. A theme sets them by these names; a page sets them in CSS with `tokenProperty` of the
 * theme, on the widget or anywhere above it.
 *
 * The defaults are also in `styles/styles.css`, where the browser reads them; a test compares the two.
 */
export const tokens = {
  scheme: {
    property: 'color-scheme',
    default: 'light',
    description: '`light` or `dark`: how the browser draws its own controls and scroll bars.',
  },
  canvas: { property: 'background', default: 'transparent', description: 'Background of the whole widget.' },
  surface: {
    property: 'color',
    default: '#fff',
    description: 'Background of cards, dialogs and fields. Texts are read on it.',
  },
  ink: { property: 'color', default: '#16212c', description: 'Text.' },
  inkSoft: {
    property: 'color',
    default: '#4b5866',
    description: 'Hints and secondary text. Needs 4.5:1 on `surface` and on `canvas`.',
  },
  line: {
    property: 'color',
    default: 'color-mix(in oklab, var(--c-ink) 13%, var(--c-surface))',
    description: 'Hairlines and card borders.',
  },
  lineStrong: {
    property: 'color',
    default: 'color-mix(in oklab, var(--c-ink) 51%, var(--c-surface))',
    description: 'Borders of fields. Needs 3:1 on `surface`.',
  },
  accent: { property: 'color', default: '#175cd3', description: 'Main actions and what is selected.' },
  onAccent: { property: 'color', default: '#fff', description: 'Text on `accent`. Needs 4.5:1.' },
  accentHover: {
    property: 'color',
    default: 'color-mix(in oklab, var(--c-accent), #000 16%)',
    description: '`accent` under the pointer.',
  },
  accentSoft: {
    property: 'color',
    default: 'color-mix(in oklab, var(--c-accent) 9%, var(--c-surface))',
    description: 'Tint behind what is selected.',
  },
  accentInk: {
    property: 'color',
    default: 'var(--c-accent)',
    description: 'Links and quiet buttons. Needs 4.5:1 on `surface` and on `canvas`.',
  },
  highlight: {
    property: 'color',
    default: 'var(--c-accent)',
    description:
      'Second brand color: progress, badges, marks and small titles. Needs 4.5:1 on `surface` and on `canvas`.',
  },
  onHighlight: { property: 'color', default: '#fff', description: 'Text on `highlight`. Needs 4.5:1.' },
  positive: { property: 'color', default: '#136c3a', description: 'Good news, and what is done.' },
  caution: { property: 'color', default: '#8a4b00', description: 'Warnings.' },
  danger: { property: 'color', default: '#b3201f', description: 'Errors and what removes something.' },
  focus: {
    property: 'color',
    default: 'var(--c-accent)',
    description: 'Ring around what has the focus. Needs 3:1 on `surface` and on `canvas`.',
  },
  fontBody: {
    property: 'font-family',
    default: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
    description: 'Font of everything but headings. The page loads it.',
  },
  fontHeading: { property: 'font-family', default: 'var(--c-font-body)', description: 'Font of headings and prices.' },
  fontSize: {
    property: 'font-size',
    default: 'medium',
    description: 'Text size; all other sizes follow it. `medium` is what the visitor chose in the browser.',
  },
  lineHeight: { property: 'line-height', default: '1.5', description: 'Line height of text.' },
  headingSize: {
    property: 'font-size',
    default: '1.75em',
    description: 'Size of a question’s heading; a little smaller on phones.',
  },
  headingWeight: { property: 'font-weight', default: '650', description: 'Weight of headings and prices.' },
  headingSpacing: { property: 'letter-spacing', default: '-0.015em', description: 'Letter spacing of headings.' },
  headingMark: {
    property: 'outline-offset',
    default: '0px',
    description: 'Thickness of the mark over a question, in `highlight`.',
  },
  labelWeight: { property: 'font-weight', default: '600', description: 'Weight of field labels.' },
  actionWeight: { property: 'font-weight', default: '600', description: 'Weight of button texts.' },
  actionCase: {
    property: 'text-transform',
    default: 'none',
    description: '`none` or `uppercase`: the case of button texts.',
  },
  actionSpacing: { property: 'letter-spacing', default: 'normal', description: 'Letter spacing of button texts.' },
  radius: { property: 'text-indent', default: '10px', description: 'Corners of fields, choices and notices.' },
  radiusLarge: { property: 'text-indent', default: '16px', description: 'Corners of cards and dialogs.' },
  radiusAction: { property: 'text-indent', default: 'var(--c-radius)', description: 'Corners of buttons and badges.' },
  borderWidth: { property: 'outline-offset', default: '1px', description: 'Thickness of field borders.' },
  space: {
    property: 'outline-offset',
    default: '4px',
    description: 'Unit of space; every gap is a multiple. `3.5px` is dense, `5px` is airy.',
  },
  controlHeight: {
    property: 'outline-offset',
    default: '52px',
    description: 'Height of fields and main buttons. At least 44px.',
  },
  inset: {
    property: 'padding',
    default: '0px',
    description: 'Space between the widget’s edge and its content. Set it with `canvas`.',
  },
  measure: { property: 'max-width', default: '40em', description: 'Widest that a question gets.' },
  shadow: {
    property: 'box-shadow',
    default: '0 1px 2px rgb(22 33 44 / 6%), 0 4px 16px rgb(22 33 44 / 5%)',
    description: 'Shadow of cards.',
  },
  shadowRaised: {
    property: 'box-shadow',
    default: '0 8px 40px rgb(22 33 44 / 22%)',
    description: 'Shadow of dialogs.',
  },
  logoWidth: { property: 'width', default: '168px', description: 'Width that is kept free for the logo.' },
  logoHeight: { property: 'height', default: '36px', description: 'Height of the logo.' },
} satisfies Record<string, Token>;

export type TokenName = keyof typeof tokens;

/** Token values by name. */
export type Theme = Partial<Record<TokenName, string>>;
