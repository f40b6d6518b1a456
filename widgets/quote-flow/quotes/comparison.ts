/** Side by side, more than three are no longer compared at a glance. */
export const mostCompared = 3;
export const fewestCompared = 2;

export interface Picks {
  /** By `rateQuoteId`, in the order picked. */
  ids: readonly string[];
  /** The last wish was for one too many. */
  isFull: boolean;
}

export const noPicks: Picks = { ids: [], isFull: false };

/** Picks a quote, or takes it out again. A fourth is refused, and that is told. */
export function picked({ ids }: Picks, id: string): Picks {
  if (ids.includes(id)) return { ids: ids.filter((one) => one !== id), isFull: false };
  return ids.length >= mostCompared ? { ids, isFull: true } : { ids: [...ids, id], isFull: false };
}
