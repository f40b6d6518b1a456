/** The totals of the report, by the `plainName` of the id of the element that shows them. */
export type Totals = ReadonlyMap<string, number>;

export interface HeroBarContext {
  totals: Totals;
  /** Why there is no report, for the author. Empty while there is nothing to say. */
  problem: string;
}
