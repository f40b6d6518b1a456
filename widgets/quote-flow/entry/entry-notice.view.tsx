import type { ReactNode } from 'react';
import { format } from '#i18n/format';
import { Notice } from '#ui/notice';
import { useConnected, useFlow } from '../flow-context.ts';
import { connectEntry } from '../quote-flow.connect.ts';
import type { Answers } from '../steps/answers.ts';
import type { EntryNotice as Kind } from './entry.types.ts';
import type { PrefillProblem, ReportedField } from './reported-fields.ts';
import './entry.css';

/** The notice about the entry: an incomplete lead, a quote that was not found. */
export function EntryNotice({ kind }: { kind: Kind }): ReactNode {
  const { labels, host, send } = useFlow();
  const { leadProblems, answers, refusal } = useConnected(connectEntry);
  const problems = leadProblems.filter((problem) => isOpen(problem, answers));
  // The page announced no lead, so an empty one needs no notice.
  if (kind === 'leadEmpty' || (kind === 'leadIncomplete' && problems.length === 0)) return null;
  return (
    <div className="cover-flow-entry">
      <Notice
        tone={kind === 'notTheOwner' || kind === 'requoteRefused' ? 'warning' : 'info'}
        announces="politely"
        title={labels[`entry.${kind}Title`]}
        closeText={labels['entry.dismiss']}
        onClose={() => send({ type: 'NOTICE.CLOSED' })}
      >
        {kind === 'requoteRefused' && refusal && <p>{refusal}</p>}
        <p>
          {labels[`entry.${kind}Text`]} {kind === 'notTheOwner' && host.brand.phone}
        </p>
        {kind === 'leadIncomplete' && (
          <ul>
            {problems.map(({ field, kind: wrong, of }) => {
              const piece = labels[`entry.piece.${field}`];
              const problem = format(labels[wrong === 'empty' ? 'entry.isEmpty' : 'entry.isInvalid'], { piece });
              return (
                <li key={`${field} ${of?.item} ${of?.number}`}>
                  {of ? format(labels[`entry.${of.item}Problem`], { number: of.number, problem }) : problem}
                </li>
              );
            })}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/** The step that asks for each field; `details` asks for the others. */
const stepOf: Readonly<Partial<Record<ReportedField, 'driver' | 'contact' | 'policy'>>> = {
  'First name': 'driver',
  'Last name': 'driver',
  'Date of birth': 'driver',
  Email: 'contact',
  Phone: 'contact',
  Coverage: 'policy',
};

/**
 * A problem is open until its step is answered. The pages of drivers and vehicles settle problems of an additional
 * driver or a vehicle.
 */
function isOpen({ field, of }: PrefillProblem, answers: Answers): boolean {
  if (of) return true;
  return field === 'Vehicles' ? answers.vehicles.length === 0 : answers[stepOf[field] ?? 'details'] === undefined;
}
