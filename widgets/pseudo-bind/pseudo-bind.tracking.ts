import type { WidgetHost } from '#embed/runtime/define-widget';
import { stepMeta } from './pseudo-bind.connect.ts';
import type { BindActor } from './pseudo-bind.machine.ts';
import type { StepMeta } from './pseudo-bind.types.ts';

/** The page's own marker, before any section's (spec 2 §2.1). */
const pageMarker = 'pbol-driverinfo';

/** Tells the page and analytics where the visitor is: sections, never a person. Returns how to stop. */
export function followPurchase(actor: BindActor, host: () => WidgetHost): () => void {
  let before: StepMeta | undefined;
  const tell = () => {
    const meta = stepMeta(actor.getSnapshot());
    if (!meta || meta.step === before?.step) return;
    const { step, stage, progress, marker } = meta;
    host().step({ step, stage, progress });
    host().track('Step Viewed', { step, stage, progress });
    if (!before) host().track('Progress Reached', { marker: pageMarker });
    if (marker) host().track('Progress Reached', { marker });
    if (meta.place === 'success') host().complete('submitted');
    before = meta;
  };
  tell();
  const subscription = actor.subscribe(tell);
  return () => subscription.unsubscribe();
}
