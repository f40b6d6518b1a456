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

/** In place of a form that cannot be sent: a number to call. The author is told. */
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
