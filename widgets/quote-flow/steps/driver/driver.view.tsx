import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { birthDateOf, birthDateParts } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import { savedText } from '#flow/drafts';
import { birthYearError, errorText, fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { DateField } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import { LazyModule } from '#ui/lazy-module';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { TextField } from '#ui/text-field';
import { FlowLazyBoundary, useDraft, useFlow, useNext } from '../../flow-context.ts';
import { completed } from '../completed.ts';
import type { Draft } from '../drafts.ts';
import type { DriverEntry, DriverMode } from './driver-entry.ts';
import { driverLicenseSchema, driverNameSchema } from './driver.answers.ts';

// License reading and its dialogs load only for visitors who use them.
const licenseImage = new LazyModule(() => import('../../license/license-image.view.tsx'));
const findingDialogs = new LazyModule(() => import('../../license/finding-dialogs.view.tsx'));

/** Driver info 1/3. */
export function DriverStep(): ReactNode {
  const { labels, config, host, send, driver } = useFlow();
  const { entry, problem, isSearching, isReading, dialog } = driver;
  const isImage = entry === 'uploadImage' || entry === 'scanImage';
  const [isScanning, setScanning] = useState(false);
  const { saved, onDraft } = useDraft('driver', driver.answers);

  const modeId = useId();

  const byLicense = entry === 'license';
  const today = dateAt(host.visitor.now());
  const { primary: limits } = config.ageLimits;
  // Each keystroke validates twice, and each validation would build the schemas again.
  const [licenseSchema, nameSchema] = useMemo(
    () => [driverLicenseSchema({ today, limits }), driverNameSchema({ today, limits })] as const,
    [today, limits],
  );
  // A license prefilled some answers while the form was open.
  const isFilled = entry === 'filled';
  const isKnown = entry === 'known';
  const mayShowLicense =
    isFilled ||
    (isKnown && savedText(saved, 'licenseNumber') !== '') ||
    (entry === 'manual' && config.searchMode === 'public');
  const isLicenseShown = byLicense || (mayShowLicense && !config.hideLicenseFields);

  const form = useForm({
    initial: {
      // Once the step is answered, an empty license number was left empty on purpose.
      ...formValues(driver.answers ? saved : completed(saved, driver.knownAnswers)),
      image: undefined as File | undefined,
    },
    // Validates the visible fields only.
    validate: (values) =>
      isImage
        ? { image: imageError(values.image) }
        : fieldErrors<object>(byLicense ? licenseSchema : nameSchema, answersOf(values), {
            labels,
            fields: labels,
            limits,
          }),
    onDraft: (values) => onDraft(answersOf(values)),
  });

  function imageError(image: File | undefined): string | undefined {
    // The button opens the camera, again after a picture that could not be read.
    if (entry === 'scanImage' && !image) return undefined;
    if (problem) return labels[`license.${problem}`];
    return image ? undefined : errorText(labels, 'required', labels['license.photo']);
  }

  const next = form.submit((values) => {
    if (isImage) {
      if (values.image) send({ type: 'IMAGE.SUBMITTED', image: values.image });
      else setScanning(true);
      return;
    }
    const { licenseNumber, birthDate, ...name } = answersOf(values);
    if (byLicense) {
      send({ type: 'LICENSE.SUBMITTED', ...z.parse(licenseSchema, { licenseNumber, birthDate }) });
    } else {
      // A license number that was not typed is kept while its field is hidden.
      const isKept = isLicenseShown || isFilled || isKnown;
      const answers = { ...name, birthDate, licenseNumber: isKept ? licenseNumber : '' };
      send({ type: 'DRIVER.SUBMITTED', answers: z.parse(nameSchema, answers) });
    }
  });

  function choose(mode: DriverMode): void {
    form.fill({ image: undefined });
    send({ type: 'MODE.CHOSEN', mode });
  }

  const { fill } = form;
  useEffect(() => {
    if (isFilled && driver.draft) fill(formValues(driver.draft));
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it is filled in
  }, [isFilled]);

  // Next replaced the fields above itself: the reason takes the focus.
  const notFound = useRef<HTMLDivElement>(null);
  const lastEntry = useRef(entry);
  useEffect(() => {
    if (entry !== lastEntry.current) notFound.current?.focus();
    lastEntry.current = entry;
  }, [entry]);

  return (
    <QuestionPage
      title={labels.driverTitle}
      eyebrow={format(labels.stepCount, { step: 1, count: 3 })}
      lead={labels[intros[entry] ?? 'driverIntro']}
      summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
      onSubmit={next}
      next={useNext({
        isComplete: form.isComplete,
        label: entry === 'scanImage' && !form.values.image ? labels['scan.start'] : labels.next,
        isBusy: isSearching || isReading,
        busyText: isReading ? labels['license.reading'] : labels.licenseSearching,
      })}
    >
      {config.modes.length > 1 && (
        <Radios
          id={modeId}
          name="mode"
          label={labels.modeLabel}
          value={config.modes.find((mode) => mode === entry) ?? 'noLicense'}
          layout={config.modes.length > 2 ? 'stack' : 'row'}
          onChange={choose}
          options={config.modes.map((mode) => ({ value: mode, label: labels[`mode.${mode}`] }))}
        />
      )}
      {entry === 'manual' && (
        <div ref={notFound} tabIndex={-1}>
          <Notice>{labels.licenseNotFound}</Notice>
        </div>
      )}
      {entry === 'filled' && (
        <Notice tone="info" announces="politely">
          {labels['license.filled']}
        </Notice>
      )}
      {isImage && (
        <FlowLazyBoundary module={licenseImage}>
          {({ LicenseImage }) => (
            <LicenseImage field={form.field('image')} isScanning={isScanning} onScanEnd={() => setScanning(false)} />
          )}
        </FlowLazyBoundary>
      )}
      {dialog && (
        <FlowLazyBoundary module={findingDialogs} fallback={null}>
          {({ ConfirmFinding, OverrideDetails }) => (dialog === 'confirm' ? <ConfirmFinding /> : <OverrideDetails />)}
        </FlowLazyBoundary>
      )}
      {!byLicense && !isImage && (
        <FieldRow>
          <TextField
            {...form.field('firstName')}
            label={labels.firstName}
            autoComplete="given-name"
            enterKeyHint="next"
          />
          <TextField
            {...form.field('lastName')}
            label={labels.lastName}
            autoComplete="family-name"
            enterKeyHint="next"
          />
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
      {!isImage && (
        <DateField
          {...form.field('birthDate')}
          error={form.errors.birthDate ?? birthYearError(labels, form.values.birthDate.year, { today, limits })}
          label={labels.birthDate}
          partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
          autoComplete="birth"
        />
      )}
    </QuestionPage>
  );
}

const formValues = (saved: Draft) => ({
  firstName: savedText(saved, 'firstName'),
  lastName: savedText(saved, 'lastName'),
  licenseNumber: savedText(saved, 'licenseNumber'),
  birthDate: birthDateParts(savedText(saved, 'birthDate')),
});

interface DriverValues {
  firstName: string;
  lastName: string;
  licenseNumber: string;
  birthDate: { month: string; day: string; year: string };
  image: File | undefined;
}

const answersOf = ({ firstName, lastName, licenseNumber, birthDate }: DriverValues) => ({
  firstName,
  lastName,
  licenseNumber,
  birthDate: birthDateOf(birthDate),
});

/** The hint of a mode, when only some modes have one. */
const intros: Readonly<Partial<Record<DriverEntry, 'licenseIntro' | 'license.uploadIntro' | 'license.scanIntro'>>> = {
  license: 'licenseIntro',
  uploadImage: 'license.uploadIntro',
  scanImage: 'license.scanIntro',
};
