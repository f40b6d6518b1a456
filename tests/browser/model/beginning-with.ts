/** Matches names and texts that begin with a text, up to its first placeholder. */
export const beginningWith = (text: string): RegExp =>
  new RegExp(`^${text.split(/\{\w+\}/)[0]!.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}`);
