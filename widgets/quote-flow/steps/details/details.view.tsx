import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { genderCodes } from '#domain/gender';
import { licenseTypeCodes } from '#domain/license-type';
import { maritalStatusCodes } from '#domain/marital-status';
import { savedText } from '#flow/drafts';
import { useStates } from '#forms/states/use-states';
import { errorText, fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { Checkbox } from '#ui/checkbox';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { ZipField } from '#ui/zip-field';
import { useConnected, useDraft, useFlow, useNext } from '../../flow-context.ts';
import { connectDetails } from '../../quote-flow.connect.ts';
import { detailsAnswers, detailsSchema, isLicenseIdRequired, isLicenseIdShown } from './details.answers.ts';
import { statesOf } from './zip.ts';

/** Driver info 3/3. */
export function DetailsStep(): ReactNode {
  const { labels, config, host, send } = useFlow();
  const { byName } = useStates(host.language);
  const {
    answers,
    knownAnswers,
    zip: knownZip,
    zipResponse,
    isLookingUpZip,
    foreignLicenseTypes,
    areForeignLicenseTypesLoading,
  } = useConnected(connectDetails);
  const { saved, onDraft } = useDraft('details', answers);

  // A street that was entered with another zip code belongs to another home.
  const homeAnswers =
    knownAnswers.zip !== '' && knownAnswers.zip === (savedText(saved, 'zip') || knownZip) ? knownAnswers : {};

  const schemaFor = (licenseType: string) => detailsSchema(licenseType, config, foreignLicenseTypes);

  const form = useForm({
    initial: {
      street: savedText(saved, 'street') || (homeAnswers.street ?? ''),
      apartment: 'apartment' in saved ? savedText(saved, 'apartment') : (homeAnswers.apartment ?? ''),
      zip: savedText(saved, 'zip') || knownZip,
      city: savedText(saved, 'city'),
      state: savedText(saved, 'state'),
      gender: savedText(saved, 'gender'),
      maritalStatus: savedText(saved, 'maritalStatus'),
      isInsured: savedText(saved, 'isInsured'),
      licenseType: savedText(saved, 'licenseType') || 'unitedStates',
      licenseId: savedText(saved, 'licenseId'),
      foreignLicenseType: savedText(saved, 'foreignLicenseType'),
      wantsHomeInsurance: saved.wantsHomeInsurance === true,
    },
    validate: (values) => ({
      ...(zipResponse?.isQuotable === false && { zip: errorText(labels, 'zipNotQuotable') }),
      ...fieldErrors(schemaFor(values.licenseType), values, { labels, fields: labels }),
    }),
    onDraft,
  });
  const { values } = form;
  const states = statesOf(zipResponse);
  const isOfZip = (state: string) => states.length === 0 || states.some((code) => code === state);

  // The lookup's city stays until the visitor edits it, and the state is one of the zip code's; a zip code that is not
  // quotable clears both.
  const filledFor = useRef(values.city && values.state ? `${values.zip} true` : '');
  useEffect(() => {
    if (!zipResponse) return;
    const lookup = `${zipResponse.zip} ${zipResponse.isQuotable}`;
    const isStateOfZip = !values.state || isOfZip(values.state);
    if (lookup === filledFor.current && isStateOfZip) return;
    filledFor.current = lookup;
    const found = zipResponse.isQuotable ? zipResponse.places[0] : undefined;
    const place = { city: found?.city ?? '', state: found?.state ?? '' };
    form.fill(place);
    onDraft({ ...values, ...place });
  });

  const zip = form.field('zip');
  const option = (group: 'gender' | 'maritalStatus') => (value: string) => ({
    value,
    label: labels[`${group}.${value}` as 'gender.male'],
  });
  const place = zipResponse?.isQuotable ? zipResponse.places[0] : undefined;
  const areTypesLoading = values.licenseType === 'foreign' && areForeignLicenseTypesLoading;

  return (
    <QuestionPage
      title={labels.detailsTitle}
      eyebrow={format(labels.stepCount, { step: 3, count: 3 })}
      summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
      onSubmit={form.submit((typed) => {
        const licenseId = isLicenseIdShown(typed.licenseType, config) ? typed.licenseId : '';
        send({
          type: 'DETAILS.SUBMITTED',
          answers: detailsAnswers(z.parse(schemaFor(typed.licenseType), { ...typed, licenseId })),
        });
      })}
      next={useNext({
        isComplete: form.isComplete && place !== undefined,
        isBusy: isLookingUpZip || areTypesLoading,
        busyText: isLookingUpZip ? labels.zipLookingUp : labels.foreignLicenseTypesLoading,
      })}
      back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
    >
      <FieldRow shares="wide-first">
        <TextField {...form.field('street')} label={labels.street} autoComplete="address-line1" enterKeyHint="next" />
        <TextField
          {...form.field('apartment')}
          label={labels.apartment}
          optionalText={labels.optional}
          autoComplete="address-line2"
          enterKeyHint="next"
        />
      </FieldRow>
      <ZipField
        {...zip}
        label={labels.zip}
        enterKeyHint="next"
        error={zip.error ?? (zipResponse?.isQuotable === false ? errorText(labels, 'zipNotQuotable') : undefined)}
        status={
          isLookingUpZip
            ? labels.zipLookingUp
            : place
              ? format(labels.zipFound, { city: place.city, state: place.state })
              : ''
        }
      />
      <FieldRow>
        <TextField {...form.field('city')} label={labels.city} autoComplete="address-level2" enterKeyHint="next" />
        <Select
          {...form.field('state')}
          label={labels.state}
          options={byName.filter(({ value }) => isOfZip(value))}
          placeholder={labels.choose}
          autoComplete="address-level1"
        />
      </FieldRow>
      <Radios {...form.field('gender')} label={labels.gender} options={genderCodes.names.map(option('gender'))} />
      <Radios
        {...form.field('maritalStatus')}
        label={labels.maritalStatus}
        options={maritalStatusCodes.names.map(option('maritalStatus'))}
      />
      <Radios
        {...form.field('isInsured')}
        label={labels.isInsured}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: labels[value] }))}
      />
      <Select
        {...form.field('licenseType')}
        label={labels.licenseType}
        options={licenseTypeCodes.names.map((value) => ({
          value: value as string,
          label: labels[`licenseType.${value}`],
        }))}
      />
      {values.licenseType === 'foreign' && (areTypesLoading || foreignLicenseTypes.length > 0) && (
        <Select
          {...form.field('foreignLicenseType')}
          label={labels.foreignLicenseType}
          placeholder={labels.choose}
          options={foreignLicenseTypes.map(({ code, name }) => ({ value: code, label: name }))}
          status={areTypesLoading ? labels.foreignLicenseTypesLoading : ''}
          isDisabled={foreignLicenseTypes.length === 0}
        />
      )}
      {isLicenseIdShown(values.licenseType, config) && (
        <TextField
          {...form.field('licenseId')}
          label={labels.licenseId}
          optionalText={isLicenseIdRequired(values.licenseType, config) ? undefined : labels.optional}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
        />
      )}
      {config.homeInsuranceInterest && (
        <Checkbox {...form.field('wantsHomeInsurance')} label={labels.wantsHomeInsurance} />
      )}
    </QuestionPage>
  );
}
