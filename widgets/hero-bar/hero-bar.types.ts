/** The totals of the report, by the `plainName` of the id of the element that shows them. */
export type Totals = ReadonlyMap<string, number>;

export interface HeroBarContext {
  totals: Totals;
  /** Why there is no report, for the author; empty if there is no problem. */
  problem: string;
}
