import type { ReactNode } from 'react';
import { birthDateOf } from '#domain/birth-date';
import { isCalendarDate } from '#domain/calendar-date';
import { formatDate } from '#i18n/date';
import { errorText } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { asSentence } from '#i18n/sentences';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field';
import { Dialog } from '#ui/dialog';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { Notice } from '#ui/notice';
import { useConnected, useFlow } from '../flow-context.ts';
import { connectEntry, type ShellView } from '../quote-flow.connect.ts';

/** The entry dialogs. */
export function EntryDialog({ dialog }: { dialog: NonNullable<ShellView['dialog']> }): ReactNode {
  if (dialog === 'verifyOwner') return <VerifyOwner />;
  return dialog === 'override' ? <Override /> : <CustomerQuote />;
}

interface ChoiceProps {
  title: string;
  text: string;
  accept: string;
  decline: string;
}

/** Asks which set of answers to keep. */
function Choice({ title, text, accept, decline }: ChoiceProps): ReactNode {
  const { labels, send } = useFlow();
  const decide = (type: 'OVERRIDE.ACCEPTED' | 'OVERRIDE.DECLINED') => () => send({ type });
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      closeText={labels.close}
      onClose={decide('OVERRIDE.DECLINED')}
      actions={
        <>
          <Button variant="primary" onClick={decide('OVERRIDE.ACCEPTED')}>
            {accept}
          </Button>
          <Button onClick={decide('OVERRIDE.DECLINED')}>{decline}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

function Override(): ReactNode {
  const { labels } = useFlow();
  return (
    <Choice
      title={labels['entry.overrideTitle']}
      text={labels['entry.overrideText']}
      accept={labels['entry.overrideNew']}
      decline={labels['entry.overrideOwn']}
    />
  );
}

function CustomerQuote(): ReactNode {
  const { labels, host } = useFlow();
  const { heldQuote } = useConnected(connectEntry);
  const date = heldQuote?.quoteDate && formatDate(heldQuote.quoteDate, host.language);
  return (
    <Choice
      title={labels['entry.customerTitle']}
      text={format(labels['entry.customerText'], { on: date ? format(labels['entry.customerOn'], { date }) : '' })}
      accept={labels['entry.customerYes']}
      decline={labels['entry.customerNo']}
    />
  );
}

function VerifyOwner(): ReactNode {
  const { labels, host, send } = useFlow();
  const { attemptsLeft, verificationProblem, isVerifying } = useConnected(connectEntry);
  const close = () => send({ type: 'DIALOG.CLOSED' });

  const form = useForm({
    initial: { birthDate: { month: '', day: '', year: '' } },
    validate: ({ birthDate }) =>
      isCalendarDate(birthDateOf(birthDate)) ? {} : { birthDate: errorText(labels, 'birthDateInvalid') },
  });
  const check = form.submit(({ birthDate }) => send({ type: 'OWNER.SUBMITTED', birthDate: birthDateOf(birthDate) }));
  const problemText = ({ kind, reason }: NonNullable<typeof verificationProblem>) => {
    switch (kind) {
      case 'mismatch':
        return format(
          plural(host.language, attemptsLeft, {
            one: labels['entry.ownerMismatch.one'],
            other: labels['entry.ownerMismatch.other'],
          }),
          { reason: asSentence(reason ?? labels['entry.ownerWrong']) },
        );
      case 'offline':
      case 'malformed':
      case 'expired':
        return reason ?? labels[`${kind}Text`];
      default:
        return reason ?? labels['entry.ownerRefused'];
    }
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={labels['entry.ownerTitle']}
      closeText={labels.close}
      onClose={close}
      actions={
        <>
          <Button
            variant="primary"
            isDisabled={!form.isComplete}
            isBusy={isVerifying}
            busyText={labels['entry.ownerChecking']}
            onClick={check}
          >
            {labels['entry.ownerCheck']}
          </Button>
          <Button onClick={close}>{labels['entry.ownerLeave']}</Button>
        </>
      }
    >
      <form noValidate onSubmit={check} className="cover-question-fields">
        <p>{labels['entry.ownerText']}</p>
        {!isVerifying && verificationProblem && (
          <Notice key={attemptsLeft} tone="error" announces="atOnce">
            {problemText(verificationProblem)}
          </Notice>
        )}
        <ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />
        <DateField
          {...form.field('birthDate')}
          autoComplete="birth"
          label={labels.birthDate}
          partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
        />
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
