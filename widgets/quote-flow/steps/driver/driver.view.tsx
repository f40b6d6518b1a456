import { birthDateOf, birthDateParts } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import { format } from '#i18n/format';
import { DateField } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { TextField } from '#ui/text-field';
import { useId } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useFlow, useNext } from '../../flow-context.ts';
import { fieldErrors } from '../field-errors.ts';
import { savedText, useDraft } from '../use-draft.ts';
import { driverLicenseSchema, driverNameSchema } from './driver.answers.ts';

/** Driver info 1/3. */
export function DriverStep(): ReactNode {
  const { labels, config, host, actor, send, driver } = useFlow();
  const { entry, isSearching } = driver;
  const { saved, onDraft } = useDraft('driver', actor?.getSnapshot().context.answers.driver);

  const modeId = useId();

  const rule = { today: dateAt(host.visitor.now()), limits: config.ageLimits.primary };
  const byLicense = entry === 'license';
  const isLicenseShown = byLicense || (entry === 'manual' && config.searchMode === 'public' && !config.hideLicenseFields);

  const form = useForm({
    initial: {
      firstName: savedText(saved, 'firstName'),
      lastName: savedText(saved, 'lastName'),
      licenseNumber: savedText(saved, 'licenseNumber'),
      birthDate: birthDateParts(savedText(saved, 'birthDate')),
    },
    // Only the fields that show are checked.
    validate: (values) =>
      fieldErrors<object>(byLicense ? driverLicenseSchema(rule) : driverNameSchema(rule), answersOf(values), {
        labels,
        fields: labels,
        limits: rule.limits,
      }),
    onDraft: (values) => onDraft(answersOf(values)),
  });

  const next = form.submit((values) => {
    const { licenseNumber, birthDate, ...name } = answersOf(values);
    if (byLicense) {
      send({ type: 'LICENSE.GIVEN', ...z.parse(driverLicenseSchema(rule), { licenseNumber, birthDate }) });
    } else {
      const answers = { ...name, birthDate, licenseNumber: isLicenseShown ? licenseNumber : '' };
      send({ type: 'DRIVER.NAMED', answers: z.parse(driverNameSchema(rule), answers) });
    }
  });

  return (
    <QuestionPage
      title={labels.driverTitle}
      eyebrow={format(labels.stepCount, { step: 1, count: 3 })}
      lead={byLicense ? labels.licenseIntro : labels.driverIntro}
      summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
      onSubmit={next}
      next={useNext({ isComplete: form.isComplete, isBusy: isSearching, busyText: labels.licenseSearching })}
    >
      {config.modes.length > 1 && (
        <Radios
          id={modeId}
          name="mode"
          label={labels.modeLabel}
          value={byLicense ? 'license' : 'noLicense'}
          onChange={(mode) => send({ type: 'MODE.CHOSEN', mode })}
          options={config.modes.map((mode) => ({ value: mode, label: labels[`mode.${mode}`] }))}
        />
      )}
      {entry === 'manual' && (
        <Notice tone="info" announces="politely">
          {labels.licenseNotFound}
        </Notice>
      )}
      {!byLicense && (
        <FieldRow>
          <TextField {...form.field('firstName')} label={labels.firstName} autoComplete="given-name" enterKeyHint="next" />
          <TextField {...form.field('lastName')} label={labels.lastName} autoComplete="family-name" enterKeyHint="next" />
        </FieldRow>
      )}
      {isLicenseShown && (
        <TextField
          {...form.field('licenseNumber')}
          label={labels.licenseNumber}
          hint={labels.licenseHint}
          optionalText={byLicense ? undefined : labels.optional}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
        />
      )}
      <DateField
        {...form.field('birthDate')}
        label={labels.birthDate}
        partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
        autoComplete="birth"
      />
    </QuestionPage>
  );
}

interface DriverValues {
  firstName: string;
  lastName: string;
  licenseNumber: string;
  birthDate: { month: string; day: string; year: string };
}

const answersOf = (values: DriverValues) => ({ ...values, birthDate: birthDateOf(values.birthDate) });
