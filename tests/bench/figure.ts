/** One measured value. */
export interface Figure {
  what: string;
  value: number;
  unit: 'ms' | 'bytes' | '×' | '';
  /** The budget; a higher value is over it. */
  limit?: number;
}
