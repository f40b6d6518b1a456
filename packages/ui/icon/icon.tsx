import type { ReactNode } from 'react';
import './icon.css';

/** Strokes on a 24 × 24 grid. */
const paths = {
  alert: 'M12 8v5m0 3.5v.01M10.3 3.9 2.6 17.2A2 2 0 0 0 4.3 20h15.4a2 2 0 0 0 1.7-2.8L13.7 3.9a2 2 0 0 0-3.4 0Z',
  back: 'M19 12H5m6-6-6 6 6 6',
  car: 'M4 11.5 6 6.3A2 2 0 0 1 7.9 5h8.2A2 2 0 0 1 18 6.3l2 5.2M4.5 11.5h15A1.5 1.5 0 0 1 21 13v4.5H3V13a1.5 1.5 0 0 1 1.5-1.5ZM5 17.5v2m14-2v2M7 14.5h1.5m7 0H17',
  chat: 'M20.5 12a8 8 0 0 1-8 7.5c-1.4 0-2.7-.3-3.8-.9L4 20l1.4-4.2A7.3 7.3 0 0 1 4.5 12a8 8 0 0 1 16 0Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  edit: 'm14.5 5.5 4 4M4 20l.9-4.2L16 4.7a1.5 1.5 0 0 1 2.1 0l1.2 1.2a1.5 1.5 0 0 1 0 2.1L8.2 19.1Z',
  external: 'M13.5 4.5h6v6m0-6-9 9M10 5H6a1.5 1.5 0 0 0-1.5 1.5v11.5A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  hide: 'm3 3 18 18M10 5.7A10 10 0 0 1 12 5.5c5 0 8.5 4 10 6.5a17 17 0 0 1-3 3.6M6.3 7.3A16 16 0 0 0 2 12c1.5 2.5 5 6.5 10 6.5a10 10 0 0 0 4.8-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2',
  info: 'M12 11v5.5M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  locate:
    'M12 2v3m0 14v3M2 12h3m14 0h3m-3 0a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm-4.5 0a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  mail: 'M3.5 5.5h17v13h-17Zm0 1 8.5 6.5 8.5-6.5',
  next: 'M5 12h14m-6-6 6 6-6 6',
  offline:
    'm3 3 18 18M5 12.5a10 10 0 0 1 4-2.4m4.6-.1A10 10 0 0 1 19 12.5M8.5 16a5 5 0 0 1 5-1.2M2 9a15 15 0 0 1 4-2.6M10.5 5A15 15 0 0 1 22 9M12 19.5v.01',
  person: 'M4.5 20.5c.6-3.6 3.7-6 7.5-6s6.9 2.4 7.5 6M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  phone:
    'M7.5 3.5 9.5 8 7.5 10a13 13 0 0 0 6.5 6.5l2-2 4.5 2v3a1.5 1.5 0 0 1-1.7 1.5C10.5 20 4 13.5 3 5.2A1.5 1.5 0 0 1 4.5 3.5Z',
  plus: 'M12 5v14M5 12h14',
  print:
    'M7 8.5v-5h10v5M7 17H4.5A1.5 1.5 0 0 1 3 15.5V10a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 10v5.5a1.5 1.5 0 0 1-1.5 1.5H17M7 13.5h10v7H7Z',
  shield: 'M12 3 4.5 5.5v6c0 4.5 3.2 8 7.5 9.5 4.3-1.5 7.5-5 7.5-9.5v-6Zm-3.5 9 2.5 2.5 4.5-5',
  show: 'M2 12c1.5-2.5 5-6.5 10-6.5s8.5 4 10 6.5c-1.5 2.5-5 6.5-10 6.5S3.5 14.5 2 12Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  text: 'M4 5.5h16v11H9.5L5 20v-3.5H4Zm4 5.5v.01m4-.01v.01m4-.01v.01',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5m3.4-5v5',
  up: 'm6 14.5 6-6 6 6',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = /* @__PURE__ */ Object.keys(paths) as IconName[];

const flipping: ReadonlySet<IconName> = /* @__PURE__ */ new Set<IconName>(['back', 'next', 'external']);

export interface IconProps {
  name: IconName;
}

/** A decorative icon beside a text; hidden from assistive technology. */
export function Icon({ name }: IconProps): ReactNode {
  return (
    <svg
      className={`cover-icon${flipping.has(name) ? ' cover-icon-flips' : ''}`}
      part="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
