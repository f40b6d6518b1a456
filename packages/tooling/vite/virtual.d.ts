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
