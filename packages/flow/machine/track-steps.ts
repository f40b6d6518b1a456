import type { WidgetHost } from '#embed/runtime/define-widget';
import type { FlowActor } from '../flow-actor.ts';
import { type StepMeta, stepMetaOf } from '../step-meta.ts';

/** The part of a snapshot that contains a step's meta. */
interface StepSnapshot<Meta extends StepMeta> {
  getMeta: () => Record<string, Meta | undefined>;
}

/**
 * Reports each step to the page (`covermount:step`) and to analytics (`Step Viewed`), without personal data.
 *
 * @param onStep is called after each report, with the previous step; undefined for the first.
 * @returns a function that stops reporting.
 * @example
 * trackSteps(actor, host, (meta) => meta.step === 'quotes' && host().complete('quoted'));
 */
export function trackSteps<Meta extends StepMeta>(
  actor: FlowActor<StepSnapshot<Meta>>,
  host: () => Pick<WidgetHost, 'step' | 'track'>,
  onStep?: (meta: Meta, before: Meta | undefined) => void,
): () => void {
  let before: Meta | undefined;
  const report = () => {
    const meta = stepMetaOf(actor.getSnapshot());
    if (!meta || meta.step === before?.step) return;
    const { step, stage, progress } = meta;
    host().step({ step, stage, progress });
    host().track('Step Viewed', { step, stage, progress });
    onStep?.(meta, before);
    before = meta;
  };
  report();
  const subscription = actor.subscribe(report);
  return () => subscription.unsubscribe();
}
