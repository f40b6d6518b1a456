import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { birthDateOf, birthDateParts } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import { genderCodes } from '#domain/gender';
import { maritalStatusCodes } from '#domain/marital-status';
import { isSamePerson, mayBeSamePerson, type NamedPerson, personNameSchema } from '#domain/person-name';
import { additionalRelations } from '#domain/relation';
import { savedText } from '#flow/drafts';
import { birthYearError, fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field';
import { Dialog } from '#ui/dialog';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { useDraft, useFlow } from '../../flow-context.ts';
import { type SuggestedDriver } from '../../household/household.types.ts';
import type { AdditionalDriver, AdditionalDriverAnswers } from './additional-driver.answers.ts';
import { additionalDriverSchema } from './additional-driver.answers.ts';
import { nameOf } from './person-name.ts';

interface Props {
  primary: NamedPerson;
  /** The other additional drivers. */
  others: readonly NamedPerson[];
  /** The driver to edit; undefined for a new one. */
  known: AdditionalDriver | undefined;
  /** The suggested drivers: a dialog for one of them is prefilled. */
  suggested: readonly SuggestedDriver[];
  onSaved: (driver: AdditionalDriverAnswers, isNew: boolean) => void;
}

type Recorded = Omit<SuggestedDriver, 'foundRecord'> & { foundRecord?: string };

interface Values {
  firstName: string;
  lastName: string;
  birthDate: { month: string; day: string; year: string };
  relation: string;
  gender: string;
  maritalStatus: string;
}

/** A spouse is presumed to be married until the visitor or a record says otherwise. */
const answersOf = (values: Values) => ({
  ...values,
  birthDate: birthDateOf(values.birthDate),
  maritalStatus: values.maritalStatus || (values.relation === 'spouse' ? 'married' : ''),
});

/** Adds or changes an additional driver. */
export function AdditionalDriverDialog({ primary, others, known, suggested, onSaved }: Props): ReactNode {
  const { labels, config, host, send } = useFlow();
  const { saved, onDraft } = useDraft('additionalDriver', known);
  const rule = { today: dateAt(host.visitor.now()), limits: config.ageLimits.secondary };
  const schema = additionalDriverSchema(rule);
  const close = () => send({ type: 'DIALOG.CLOSED' });
  const [record] = useState((): Recorded | undefined =>
    known?.foundRecord ? known : suggested.find(({ foundRecord }) => foundRecord === saved.foundRecord),
  );
  // A suggested driver who lacks only the birth date is asked for that alone. Records may have an initial as a name.
  const hasNames = [record?.firstName, record?.lastName].every((name) => z.safeParse(personNameSchema, name).success);
  const isBirthDateAsked = !known && hasNames && !!record?.gender && !!record.maritalStatus && !record.birthDate;

  const form = useForm<Values>({
    initial: {
      firstName: savedText(saved, 'firstName'),
      lastName: savedText(saved, 'lastName'),
      birthDate: birthDateParts(savedText(saved, 'birthDate')),
      relation: additionalRelations.find((relation) => relation === saved.relation) ?? '',
      gender: savedText(saved, 'gender'),
      maritalStatus: savedText(saved, 'maritalStatus'),
    },
    validate(values) {
      const driver = answersOf(values);
      const errors = fieldErrors(schema, driver, { labels, fields: labels, limits: rule.limits });
      const isOnQuote = [primary, ...others].some((person) => isSamePerson(person, driver));
      return isOnQuote ? { birthDate: format(labels.driverRepeated, { name: nameOf(driver) }), ...errors } : errors;
    },
    onDraft: (values) =>
      onDraft({
        ...values,
        birthDate: birthDateOf(values.birthDate),
        ...(record?.foundRecord && { foundRecord: record.foundRecord }),
      }),
  });

  const save = form.submit((values) => {
    const parsed = z.parse(schema, answersOf(values));
    // Another name means another person, whom neither the record nor the previous quote describes.
    const described: Recorded | undefined = record ?? known;
    const { foundRecord, facts }: Partial<Recorded> = described && mayBeSamePerson(described, parsed) ? described : {};
    const answers = { ...parsed, ...(foundRecord && { foundRecord }), ...(facts && { facts }) };
    send({ type: 'DRIVER.SAVED', answers });
    onSaved(answers, known === undefined);
  });

  return (
    <Dialog
      isOpen
      size={isBirthDateAsked ? 'small' : 'normal'}
      title={
        isBirthDateAsked
          ? format(labels.birthDateOfTitle, { name: nameOf(record) })
          : known
            ? labels.editDriverTitle
            : labels.addDriverTitle
      }
      closeText={labels.close}
      onClose={close}
      actions={
        <>
          <Button variant="primary" isDisabled={!form.isComplete} onClick={save}>
            {labels.saveDriver}
          </Button>
          <Button onClick={close}>{labels.cancel}</Button>
        </>
      }
    >
      <form noValidate onSubmit={save} className="cover-question-fields">
        <ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />
        {!isBirthDateAsked && (
          <FieldRow>
            <TextField {...form.field('firstName')} label={labels.firstName} autoComplete="off" enterKeyHint="next" />
            <TextField {...form.field('lastName')} label={labels.lastName} autoComplete="off" enterKeyHint="next" />
          </FieldRow>
        )}
        <DateField
          {...form.field('birthDate')}
          error={form.errors.birthDate ?? birthYearError(labels, form.values.birthDate.year, rule)}
          label={labels.birthDate}
          partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
        />
        {!(isBirthDateAsked && record.relation) && (
          <Select
            {...form.field('relation')}
            label={labels.relation}
            placeholder={labels.choose}
            options={additionalRelations.map((value) => ({
              value: value as string,
              label: labels[`relation.${value}`],
            }))}
          />
        )}
        {!isBirthDateAsked && (
          <Radios
            {...form.field('gender')}
            label={labels.gender}
            options={genderCodes.names.map((value) => ({ value: value as string, label: labels[`gender.${value}`] }))}
          />
        )}
        {!isBirthDateAsked && (
          <Radios
            {...form.field('maritalStatus')}
            value={answersOf(form.values).maritalStatus}
            label={labels.maritalStatus}
            options={maritalStatusCodes.names.map((value) => ({
              value: value as string,
              label: labels[`maritalStatus.${value}`],
            }))}
          />
        )}
        {/* Enter in a field saves; the buttons are in the dialog's footer, outside the form. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
