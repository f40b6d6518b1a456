import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { birthDateOf, birthDateParts } from '#domain/birth-date';
import { isCalendarDate } from '#domain/calendar-date';
import { errorOf } from '#domain/error-code';
import { formatPhoneNumber, formatTypedPhone, phoneDigits } from '#domain/phone-number';
import { phoneNumberSchema } from '#domain/phone-number.schema';
import type { PreviousQuote } from '#domain/saved-quote';
import { formatDate } from '#i18n/date';
import { errorText } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { LiveRegion } from '#ui/live-region';
import { PhoneField } from '#ui/phone-field';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { SummaryList } from '#ui/summary-list';
import { useConnected, useFlow, useNext } from '../../flow-context.ts';
import { connectEntry } from '../../quote-flow.connect.ts';

/** The page of `#previousQuotes`: find quotes, then open one or rate it again. */
export function PreviousQuotes(): ReactNode {
  const { isListing } = useConnected(connectEntry);
  return isListing ? <Found key="found" /> : <Search key="search" />;
}

const emptyDate = { month: '', day: '', year: '' };

function Search(): ReactNode {
  const { labels, config, send } = useFlow();
  const { isSearching, previousSearch } = useConnected(connectEntry);
  // What was searched before is not typed again.
  const [earlier] = useState(previousSearch);
  const [by, setBy] = useState(earlier?.by ?? config.previousQuotesBy[0]!);
  const byId = useId();
  const partLabels = { month: labels.month, day: labels.day, year: labels.year };

  const form = useForm({
    initial: {
      phone: earlier?.by === 'phone' ? formatPhoneNumber(earlier.phone) : '',
      birthDate: earlier?.by === 'phone' ? birthDateParts(earlier.birthDate) : emptyDate,
      from: earlier?.by === 'dates' ? birthDateParts(earlier.from) : emptyDate,
      to: earlier?.by === 'dates' ? birthDateParts(earlier.to) : emptyDate,
    },
    onDraft: () => send({ type: 'PREVIOUS.EDITED' }),
    isReadOnly: isSearching,
    // Validates the visible fields only.
    validate({ phone, birthDate, from, to }) {
      if (by === 'phone') {
        const phoneError = errorOf(phoneNumberSchema, phone);
        return {
          ...(phoneError && { phone: errorText(labels, phoneError, labels.phone) }),
          ...(!isCalendarDate(birthDateOf(birthDate)) && { birthDate: errorText(labels, 'birthDateInvalid') }),
        };
      }
      const [first, last] = [birthDateOf(from), birthDateOf(to)];
      const invalid = labels['entry.dateInvalid'];
      return {
        ...(!isCalendarDate(first) && { from: invalid }),
        ...(!isCalendarDate(last)
          ? { to: invalid }
          : isCalendarDate(first) && last < first && { to: labels['entry.datesSwapped'] }),
      };
    },
  });

  return (
    <QuestionPage
      title={labels['entry.previousTitle']}
      lead={labels[by === 'phone' ? 'entry.previousText' : 'entry.previousDatesText']}
      summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
      onSubmit={form.submit(({ phone, birthDate, from, to }) => {
        send({
          type: 'PREVIOUS.SEARCHED',
          search:
            by === 'phone'
              ? { by, phone: phoneDigits(phone), birthDate: birthDateOf(birthDate) }
              : { by, from: birthDateOf(from), to: birthDateOf(to) },
        });
      })}
      next={useNext({
        label: labels['entry.find'],
        isComplete: form.isComplete,
        isBusy: isSearching,
        busyText: labels['entry.finding'],
      })}
      back={{ label: labels['entry.newQuote'], onClick: () => send({ type: 'BACK' }) }}
    >
      {config.previousQuotesBy.length > 1 && (
        <Radios
          id={byId}
          name="by"
          label={labels['entry.previousBy']}
          value={by}
          onChange={(next) => {
            if (isSearching) return;
            setBy(next);
            send({ type: 'PREVIOUS.EDITED' });
          }}
          options={config.previousQuotesBy.map((value) => ({ value, label: labels[`entry.previousBy.${value}`] }))}
        />
      )}
      {by === 'phone' ? (
        <>
          <PhoneField
            {...form.field('phone')}
            label={labels.phone}
            hint={labels.phoneHint}
            format={formatTypedPhone}
            enterKeyHint="next"
          />
          <DateField
            {...form.field('birthDate')}
            label={labels.birthDate}
            partLabels={partLabels}
            autoComplete="birth"
          />
        </>
      ) : (
        <>
          <DateField {...form.field('from')} label={labels['entry.from']} partLabels={partLabels} autoComplete="off" />
          <DateField {...form.field('to')} label={labels['entry.to']} partLabels={partLabels} autoComplete="off" />
        </>
      )}
    </QuestionPage>
  );
}

function Found(): ReactNode {
  const { labels, host, send } = useFlow();
  const { previousQuotes, opening } = useConnected(connectEntry);
  const { language } = host;
  const nameOf = ({ quoteDate }: PreviousQuote) =>
    quoteDate
      ? format(labels['entry.quoteOf'], { date: formatDate(quoteDate, language) })
      : labels['entry.quoteUndated'];
  const isBeingOpened = ({ transactionId }: PreviousQuote, isRequote: boolean) =>
    opening?.transactionId === transactionId && opening.isRequote === isRequote;
  const choose = (quote: PreviousQuote, isRequote: boolean) => () =>
    send({ type: 'PREVIOUS.CHOSEN', quote, isRequote });

  return (
    <>
      <QuestionPage
        title={plural(language, previousQuotes.length, {
          one: labels['entry.foundTitle.one'],
          other: labels['entry.foundTitle.other'],
        })}
        lead={labels['entry.foundText']}
        onSubmit={(event) => event.preventDefault()}
        back={{ label: labels['entry.newQuote'], onClick: () => send({ type: 'BACK' }) }}
      >
        <SummaryList
          label={labels['entry.foundList']}
          isLabelHidden
          items={previousQuotes.map((quote) => ({
            key: quote.transactionId,
            icon: 'car',
            title: nameOf(quote),
            detail: [
              quote.drivers.join(', '),
              quote.effectiveDate &&
                format(labels['entry.startsOn'], { date: formatDate(quote.effectiveDate, language) }),
            ]
              .filter(Boolean)
              .join(' · '),
            actions: [
              {
                label: labels['entry.open'],
                accessibleName: format(labels['entry.openNamed'], { quote: nameOf(quote) }),
                isBusy: isBeingOpened(quote, false),
                onClick: choose(quote, false),
              },
              {
                label: labels['entry.requote'],
                accessibleName: format(labels['entry.requoteNamed'], { quote: nameOf(quote) }),
                isBusy: isBeingOpened(quote, true),
                onClick: choose(quote, true),
              },
            ],
          }))}
        >
          <Button icon="back" onClick={() => send({ type: 'PREVIOUS.EDITED' })}>
            {labels['entry.searchAgain']}
          </Button>
        </SummaryList>
      </QuestionPage>
      <LiveRegion message={opening ? labels['entry.opening'] : ''} />
    </>
  );
}
