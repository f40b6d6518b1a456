declare module 'virtual:first-paint/*' {
  import type { Rendered } from '#embed/first-paint/first-paint';

  const rendered: Rendered;
  export default rendered;
}

declare module 'virtual:key-table/*' {
  import type { KeyTable } from '#configuration/merge';

  const table: KeyTable;
  export default table;
}

declare module 'virtual:config-table/common' {
  import type { KeyTypes } from '#configuration/coerce';

  /** The keys of a brand preset, of every widget, and of the page block. */
  export const brand: KeyTypes;
  export const common: KeyTypes;
  export const page: KeyTypes;
}

declare module 'virtual:config-table/*' {
  import type { KeyTypes } from '#configuration/coerce';

  const keys: KeyTypes;
  export default keys;
}
