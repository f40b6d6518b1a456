import type { ReactNode } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { Heading } from '#ui/heading';

interface UnsendableFormProps {
  host: WidgetHost;
  /** The widget's name without its `cover-`. */
  widget: string;
  problem: string;
  labels: Readonly<Record<'title' | 'unavailable' | 'call', string>>;
}

/** Replaces a form that cannot be sent by a phone number, and reports it to the author. */
export function UnsendableForm({ host, widget, problem, labels }: UnsendableFormProps): ReactNode {
  useAuthorReport(host, { widget, source: 'action', title: 'its form' }, [problem]);
  return (
    <div className="cover-question" part="unavailable">
      <Heading>{labels.title}</Heading>
      <p>{labels.unavailable}</p>
      <CallButton text={labels.call} phone={host.brand.phone} variant="primary" size="large" part="unavailable-call" />
    </div>
  );
}
