import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { annualMileageOf } from '#domain/mileage';
import type { Vehicle } from '#domain/vehicle';
import { vehicleName } from '#domain/vehicle-name';
import { hasRefusedLetter, vinLength, vinText } from '#domain/vin';
import { savedText } from '#flow/drafts';
import { FlowNotice } from '#flow/flow-notice.view';
import { errorText, fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { useConnected, useDraft, useFlow, useNext } from '../../flow-context.ts';
import { connectNotice, connectVehicles } from '../../quote-flow.connect.ts';
import { FoundVehiclesButton } from './found-vehicles.view.tsx';
import { vehicleSchema } from './vehicle.answers.ts';

// A replaced list clears its own choice.
const withoutModel = { model: '' };
const withoutMake = { make: '', model: '' };

interface Props {
  /** A further vehicle is added in a dialog over the list, the first one on its own page. */
  isDialog?: boolean;
  onAdded: (vehicle: VehicleName) => void;
}

/** Adds a vehicle by VIN, or by year, make and model. */
export function AddVehicle({ isDialog = false, onAdded }: Props): ReactNode {
  const { labels, config, send } = useFlow();
  const flow = useConnected(connectVehicles);
  const { saved, onDraft } = useDraft('vehicle', undefined);
  const entryId = useId();
  const { notice } = useConnected(connectNotice);
  const { entry, isMileageAsked } = flow;
  const byVin = entry === 'vin';

  const choicesOf = (vin: string) => (flow.decoded?.vin === vin ? flow.decoded.choices : []);
  /** The decoded car, once the VIN names exactly one. */
  const decodedOf = ({ vin, trim }: { vin: string; trim: string }) => {
    const choices = choicesOf(vin);
    return choices.length === 1 ? choices[0] : choices.find((choice) => vehicleName(choice) === trim);
  };

  const form = useForm({
    initial: {
      vin: savedText(saved, 'vin'),
      trim: savedText(saved, 'trim'),
      year: savedText(saved, 'year'),
      make: savedText(saved, 'make'),
      model: savedText(saved, 'model'),
      mileage: savedText(saved, 'mileage') || String(config.defaultMileage),
    },
    validate(values) {
      const named = byVin ? decodedOf(values) : undefined;
      const { vin, year, make, model, mileage } = fieldErrors(
        vehicleSchema({ entry, isMileageAsked }),
        { ...values, ...(named && { ...named, year: String(named.year) }) },
        { labels, fields: { ...labels, year: labels.vehicleYear } },
      );
      if (!byVin) return { year, make, model, mileage };
      const isOpen = choicesOf(values.vin).length > 1 && !named;
      return {
        vin: flow.isUnknownVin ? errorText(labels, 'vinUnknown') : vin,
        trim: isOpen ? errorText(labels, 'required', labels.trim) : undefined,
        mileage,
      };
    },
    onDraft,
  });
  const { values } = form;
  const named = byVin ? decodedOf(values) : { year: Number(values.year), make: values.make, model: values.model };

  const vin = form.field('vin');
  const typeVin = (text: string) => {
    vin.onChange(text);
    send({ type: 'VIN.TYPED', vin: text });
    // A complete VIN, and a letter that no VIN has, are validated before blur.
    if (text.length === vinLength || hasRefusedLetter(text)) vin.onBlur?.();
  };
  const chooseYear = (year: string) => {
    form.field('year').onChange(year);
    form.fill(withoutMake);
    send({ type: 'YEAR.CHOSEN', year });
  };
  const chooseMake = (make: string) => {
    form.field('make').onChange(make);
    form.fill(withoutModel);
    send({ type: 'MAKE.CHOSEN', make });
  };

  // The button that was pressed disappears with the lists, so the field that replaces them takes the focus.
  const vinTakesFocus = useRef(false);
  const enterVin = () => {
    vinTakesFocus.current = true;
    send({ type: 'VEHICLE.ENTRY_CHOSEN', entry: 'vin' });
  };
  const focusVin = (input: HTMLInputElement | null) => {
    if (vinTakesFocus.current) input?.focus();
    vinTakesFocus.current = false;
  };

  const save = form.submit(({ mileage }) => {
    if (!named) return;
    const annualMileage = isMileageAsked ? annualMileageOf(mileage) : undefined;
    const vehicle: Omit<Vehicle, 'id'> = {
      vin: byVin ? values.vin : '',
      ...named,
      ...(annualMileage && { annualMileage }),
    };
    onAdded(named);
    send({ type: 'VEHICLE.SUBMITTED', vehicle });
  });
  const next = useNext({
    label: labels.saveVehicle,
    isComplete: form.isComplete && named !== undefined,
    isBusy: flow.isDecoding,
    busyText: labels.vinDecoding,
  });
  const goBack = () => send({ type: 'BACK' });
  const summary = <ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />;

  const fields = (
    <>
      <Radios
        id={entryId}
        name="entry"
        label={labels.vehicleEntry}
        value={entry}
        onChange={(chosen) => send({ type: 'VEHICLE.ENTRY_CHOSEN', entry: chosen })}
        options={(['model', 'vin'] as const).map((value) => ({ value, label: labels[`vehicleEntry.${value}`] }))}
      />
      {byVin ? (
        <>
          <TextField
            {...vin}
            inputRef={focusVin}
            error={vin.error ?? (flow.isUnknownVin ? errorText(labels, 'vinUnknown') : undefined)}
            label={labels.vin}
            hint={labels.vinHint}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="done"
            status={
              flow.isDecoding
                ? labels.vinDecoding
                : named
                  ? format(labels.vinDecoded, { vehicle: vehicleName(named) })
                  : ''
            }
            format={vinText}
            onChange={typeVin}
            // One or two characters are not validated (spec 1 §5).
            onBlur={() => values.vin.length > 2 && vin.onBlur?.()}
          />
          {choicesOf(values.vin).length > 1 && (
            <Radios
              {...form.field('trim')}
              label={labels.trim}
              layout="stack"
              options={choicesOf(values.vin).map((choice) => ({
                value: vehicleName(choice),
                label: vehicleName(choice),
              }))}
            />
          )}
        </>
      ) : (
        <>
          <Select
            {...form.field('year')}
            label={labels.vehicleYear}
            width="short"
            placeholder={labels.choose}
            options={flow.years.map((year) => ({ value: String(year), label: String(year) }))}
            status={flow.areYearsLoading ? labels.yearsLoading : ''}
            onChange={chooseYear}
          />
          <Select
            {...form.field('make')}
            label={labels.make}
            placeholder={labels.choose}
            options={flow.makes.map((make) => ({ value: make, label: make }))}
            status={flow.areMakesLoading ? labels.makesLoading : ''}
            isDisabled={flow.makes.length === 0}
            onChange={chooseMake}
          />
          <Select
            {...form.field('model')}
            label={labels.model}
            placeholder={labels.choose}
            options={flow.models.map((model) => ({ value: model, label: model }))}
            status={flow.areModelsLoading ? labels.modelsLoading : ''}
            isDisabled={flow.models.length === 0}
          />
          {flow.isListEmpty && (
            <Notice announces="politely" action={<Button onClick={enterVin}>{labels.useVin}</Button>}>
              {labels.listEmpty}
            </Notice>
          )}
        </>
      )}
      {isMileageAsked && (
        <TextField
          {...form.field('mileage')}
          label={labels.mileage}
          hint={labels.mileageHint}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
        />
      )}
    </>
  );

  if (!isDialog) {
    return (
      <QuestionPage
        key="adding"
        title={labels.addFirstVehicle}
        summary={summary}
        onSubmit={save}
        next={next}
        back={{ label: labels.back, onClick: goBack }}
      >
        <FoundVehiclesButton />
        {fields}
      </QuestionPage>
    );
  }
  const { label, ...state } = next;
  return (
    <Dialog
      isOpen
      title={labels.addVehicleTitle}
      closeText={labels.close}
      onClose={goBack}
      actions={
        <>
          <Button variant="primary" {...state} onClick={save}>
            {label}
          </Button>
          <Button onClick={goBack}>{labels.cancel}</Button>
        </>
      }
    >
      <form noValidate onSubmit={save} className="cover-question-fields">
        {summary}
        {fields}
        <FlowNotice notice={notice} labels={labels} onRetry={() => send({ type: 'RETRY' })} />
        {/* Enter in a field saves; the buttons are in the dialog's footer, outside the form. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
