/** `meta` of a step's state. The header, the address hash, `covermount:step` and analytics are derived from it. */
export interface StepMeta {
  /** The name of the step event. */
  step: string;
  /** The stage of the progress header that the step belongs to. */
  stage: string;
  /** Percent. */
  progress: number;
}

/** The meta of the current step; undefined before the first one. */
export function stepMetaOf<Meta extends StepMeta>(snapshot: {
  getMeta: () => Record<string, Meta | undefined>;
}): Meta | undefined {
  return Object.values(snapshot.getMeta()).find((meta) => meta !== undefined);
}
