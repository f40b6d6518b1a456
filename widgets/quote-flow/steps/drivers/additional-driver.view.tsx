import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { birthDateOf, birthDateParts } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import { genderCodes } from '#domain/gender';
import { maySpouseBeAdded } from '#domain/household';
import { maritalStatusCodes } from '#domain/marital-status';
import { additionalRelations } from '#domain/relation';
import { savedText } from '#flow/drafts';
import { fieldErrors } from '#i18n/field-errors';
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
import { mayBeSamePerson } from '../../household/household-records.ts';
import { type SuggestedDriver } from '../../household/household.types.ts';
import type { DetailsAnswers } from '../details/details.answers.ts';
import type { AdditionalDriver, AdditionalDriverAnswers } from './additional-driver.answers.ts';
import { additionalDriverSchema } from './additional-driver.answers.ts';
import { nameOf } from './person-name.ts';

interface Props {
  primary: Pick<DetailsAnswers, 'maritalStatus'>;
  /** The driver to edit; undefined for a new one. */
  known: AdditionalDriver | undefined;
  others: readonly AdditionalDriver[];
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

/** A spouse is married, so the marital status is not asked. */
const answersOf = (values: Values) => ({
  ...values,
  birthDate: birthDateOf(values.birthDate),
  maritalStatus: values.relation === 'spouse' ? 'married' : values.maritalStatus,
});

/** Adds or changes an additional driver. */
export function AdditionalDriverDialog({ primary, known, others, suggested, onSaved }: Props): ReactNode {
  const { labels, config, host, send } = useFlow();
  const { saved, onDraft } = useDraft('additionalDriver', known);
  const rule = { today: dateAt(host.visitor.now()), limits: config.ageLimits.secondary };
  const schema = additionalDriverSchema(rule);
  const mayBeSpouse = maySpouseBeAdded({ relation: 'self', maritalStatus: primary.maritalStatus }, others);
  const relations = additionalRelations.filter((relation) => relation !== 'spouse' || mayBeSpouse);
  const close = () => send({ type: 'DIALOG.CLOSED' });
  const [record] = useState((): Recorded | undefined =>
    known?.foundRecord ? known : suggested.find(({ foundRecord }) => foundRecord === saved.foundRecord),
  );
  // A suggested driver who lacks only the birth date is asked for that alone.
  const isBirthDateAsked = !known && !!record?.gender && !!record.maritalStatus && !record.birthDate;

  const form = useForm<Values>({
    initial: {
      firstName: savedText(saved, 'firstName'),
      lastName: savedText(saved, 'lastName'),
      birthDate: birthDateParts(savedText(saved, 'birthDate')),
      relation: relations.find((relation) => relation === saved.relation) ?? '',
      gender: savedText(saved, 'gender'),
      maritalStatus: savedText(saved, 'maritalStatus'),
    },
    validate: (values) => fieldErrors(schema, answersOf(values), { labels, fields: labels, limits: rule.limits }),
    onDraft: (values) =>
      onDraft({
        ...values,
        birthDate: birthDateOf(values.birthDate),
        ...(record?.foundRecord && { foundRecord: record.foundRecord }),
      }),
  });

  const save = form.submit((values) => {
    const parsed = z.parse(schema, answersOf(values));
    // Another name means another person, whom the record does not describe.
    const answers = {
      ...parsed,
      ...(record?.foundRecord && mayBeSamePerson(record, parsed) && { foundRecord: record.foundRecord }),
    };
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
          label={labels.birthDate}
          partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
        />
        {!(isBirthDateAsked && record.relation) && (
          <Select
            {...form.field('relation')}
            label={labels.relation}
            placeholder={labels.choose}
            options={relations.map((value) => ({ value: value as string, label: labels[`relation.${value}`] }))}
          />
        )}
        {!isBirthDateAsked && (
          <Radios
            {...form.field('gender')}
            label={labels.gender}
            options={genderCodes.names.map((value) => ({ value: value as string, label: labels[`gender.${value}`] }))}
          />
        )}
        {!isBirthDateAsked && form.values.relation !== 'spouse' && (
          <Radios
            {...form.field('maritalStatus')}
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
