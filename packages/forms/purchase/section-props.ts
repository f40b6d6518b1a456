import type { WidgetHost } from '#embed/runtime/define-widget';
import type { Draft } from '#flow/drafts';
import type { SectionEvent } from './purchase.types.ts';
import type { SectionTexts } from './strings.en.ts';

/** What the view of every shared section is given by its flow. */
export interface SectionProps {
  send: (event: SectionEvent) => void;
  labels: SectionTexts;
  host: WidgetHost;
  /** The flow's `useDraft(…)`: the initial values of the section's form, and the handler of its changes. */
  draft: { saved: Draft; onDraft: (values: Draft) => void };
}
