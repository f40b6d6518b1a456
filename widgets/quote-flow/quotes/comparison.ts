/** More than three quotes are hard to compare side by side. */
export const mostCompared = 3;
export const fewestCompared = 2;

export interface Picks {
  /** The picked cards, by id, in the order picked. */
  ids: readonly string[];
  /** The last pick was refused because the comparison is full. */
  isFull: boolean;
}

export const noPicks: Picks = { ids: [], isFull: false };

/** Picks a quote, or removes a picked one. Refuses a fourth and sets `isFull`. */
export function picked({ ids }: Picks, id: string): Picks {
  if (ids.includes(id)) return { ids: ids.filter((pickedId) => pickedId !== id), isFull: false };
  return ids.length >= mostCompared ? { ids, isFull: true } : { ids: [...ids, id], isFull: false };
}
