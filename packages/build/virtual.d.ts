declare module 'virtual:first-paint/*' {
  import type { Rendered } from '#embed/first-paint';

  export const defaults: Rendered['defaults'];
  export const templates: Rendered['templates'];
}
