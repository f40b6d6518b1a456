import type { Track } from '#analytics/events';
import type { FlowContext } from '../quote-flow.types.ts';
import type { PrefillProblem } from './reported-fields.ts';

/** Logs a problem other than a failed call with the agency. */
export type Report = (problem: { label: string; message: string; status: number }) => void;

const itemNames = { driver: 'Driver', vehicle: 'Vehicle' };

/** `Email is empty`, `Driver 2: Date of birth is invalid`. */
const messageOf = ({ field, kind, of }: PrefillProblem): string =>
  `${of ? `${itemNames[of.item]} ${of.number}: ` : ''}${field} is ${kind}`;

interface EntryChange {
  before: FlowContext | undefined;
  after: FlowContext;
  /** The saved visit has been restored, whose notice was reported before it was saved. */
  isRestored: boolean;
}

/** Sends the entry's events to analytics, with the literal wordings of the error catalogue (spec 1 §8). */
export function trackEntry(tell: Track, report: Report, { before, after, isRestored }: EntryChange): void {
  const has = (key: keyof FlowContext) => after[key] !== before?.[key];

  if (has('userType') && after.userType !== 'new') tell('Visitor Recognized', { userType: after.userType });

  if (has('entryNotice') && !isRestored) {
    const problems =
      after.entryNotice === 'leadEmpty'
        ? ['Affiliate data is empty']
        : after.entryNotice === 'leadIncomplete'
          ? after.leadProblems.map(messageOf)
          : [];
    for (const message of problems) {
      tell('Affiliate Error', { message, status: 400 });
      report({ label: 'Affiliate Error', message, status: 400 });
    }
    if (after.entryNotice === 'noPreviousQuotes') tell('No Quote Found');
    if (after.entryNotice === 'quoteNotFound') tell('Owner Verification', { outcome: 'notFound' });
    if (after.entryNotice === 'notTheOwner') tell('Owner Verification', { outcome: 'givenUp' });
  }
  if (has('verificationProblem') && after.verificationProblem?.kind === 'mismatch')
    tell('Owner Verification', { outcome: 'mismatched' });
  if (after.previousQuotes.length > 0 && has('previousQuotes')) {
    tell('Previous Quotes Found', { quoteCount: after.previousQuotes.length });
  }
  if (before?.heldQuote && !after.heldQuote && after.transaction?.isRequote) tell('Requoted');
}
