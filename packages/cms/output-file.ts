/** A file for a content management system. */
export interface OutputFile {
  /** Its path in `dist/cms/`. */
  path: string;
  content: string | Uint8Array;
}
