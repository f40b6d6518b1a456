import type { ReactNode } from 'react';
import { format } from '#i18n/format';
import { Notice } from '#ui/notice';
import { useConnected, useFlow } from '../flow-context.ts';
import { connectEntry } from '../quote-flow.connect.ts';
import type { EntryNotice as Kind } from './entry.types.ts';
import './entry.css';

/** The notice about the entry: an incomplete lead, a quote that was not found. */
export function EntryNotice({ kind }: { kind: Kind }): ReactNode {
  const { labels, host, send } = useFlow();
  const { leadProblems } = useConnected(connectEntry);
  // The page announced no lead, so an empty one needs no notice.
  if (kind === 'leadEmpty') return null;
  return (
    <div className="cover-flow-entry">
      <Notice
        tone={kind === 'notTheOwner' ? 'warning' : 'info'}
        announces="politely"
        title={labels[`entry.${kind}Title`]}
        closeText={labels['entry.dismiss']}
        onClose={() => send({ type: 'NOTICE.CLOSED' })}
      >
        <p>
          {labels[`entry.${kind}Text`]} {kind === 'notTheOwner' && host.brand.phone}
        </p>
        {kind === 'leadIncomplete' && (
          <ul>
            {leadProblems.map((piece) => (
              <li key={piece}>{format(labels['entry.isEmpty'], { piece: labels[`entry.piece.${piece}`] })}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
