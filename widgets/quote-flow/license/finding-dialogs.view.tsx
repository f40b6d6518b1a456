import type { ReactNode } from 'react';
import { isCalendarDate } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import { formatDate } from '#i18n/date';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { type Fact, Facts } from '#ui/facts';
import { useConnected, useFlow } from '../flow-context.ts';
import { connectFinding } from '../quote-flow.connect.ts';
import type { Strings } from '../strings.en.ts';
import { type FindingField, findingFields } from './license.types.ts';
import './finding-dialogs.css';

/** A field's value as the dialogs show it, with dates and choices as text. */
function shown(
  field: FindingField,
  value: string,
  { labels, language }: { labels: Strings; language: Language },
): string {
  if (field === 'birthDate' && isCalendarDate(value)) return formatDate(value, language);
  const word = `${field}.${value}`;
  return word in labels ? labels[word as keyof Strings] : value;
}

/** “Confirm information”: shows the finding of a license lookup or image before it is applied. */
export function ConfirmFinding(): ReactNode {
  const { labels, send, host } = useFlow();
  const { fields } = useConnected(connectFinding);
  const texts = { labels, language: host.language };
  const facts = findingFields.flatMap((field): Fact[] => {
    const value = fields?.[field];
    return value ? [{ key: field, term: labels[field], value: shown(field, value, texts) }] : [];
  });
  const reject = () => send({ type: 'FINDING.REJECTED' });
  return (
    <Dialog
      isOpen
      title={labels['found.title']}
      closeText={labels.close}
      onClose={reject}
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'FINDING.CONFIRMED' })}>
            {labels['found.yes']}
          </Button>
          <Button onClick={reject}>{labels['found.no']}</Button>
        </>
      }
    >
      <Facts facts={facts} />
    </Dialog>
  );
}

/** “Override-details confirmation”: the finding differs from the typed answers, and the visitor keeps one of them. */
export function OverrideDetails(): ReactNode {
  const { labels, send, host } = useFlow();
  const { differences } = useConnected(connectFinding);
  const texts = { labels, language: host.language };
  return (
    <Dialog
      isOpen
      title={labels['override.title']}
      closeText={labels.close}
      onClose={() => send({ type: 'FINDING.REJECTED' })}
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'FINDING.SETTLED', keeps: 'found' })}>
            {labels['override.keepFound']}
          </Button>
          <Button onClick={() => send({ type: 'FINDING.SETTLED', keeps: 'typed' })}>
            {labels['override.keepTyped']}
          </Button>
        </>
      }
    >
      <p>{labels['override.text']}</p>
      <table className="cover-differences">
        <thead>
          <tr>
            <th scope="col">
              <span className="cover-hidden">{labels['override.detail']}</span>
            </th>
            <th scope="col">{labels['override.typed']}</th>
            <th scope="col">{labels['override.found']}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, typed, found }) => (
            <tr key={field}>
              <th scope="row">{labels[field]}</th>
              <td>{shown(field, typed, texts)}</td>
              <td>{shown(field, found, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
