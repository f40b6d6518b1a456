/** One thing that was measured. */
export interface Figure {
  what: string;
  value: number;
  unit: 'ms' | 'bytes' | '×' | '';
  /** More than this is too much. */
  limit?: number;
}
