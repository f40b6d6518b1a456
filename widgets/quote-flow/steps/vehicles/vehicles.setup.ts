import { isVin } from '#domain/vin';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { change, changeOn, nextId, withAnswers, withoutDraft } from '../../context-changes.ts';
import { listedVehicle, pickedVehicles, recordsForHousehold, usedVehicle } from '../../household/household-records.ts';
import { base } from '../../quote-flow.setup.ts';
import type { FlowContext } from '../../quote-flow.types.ts';
import type { Draft } from '../drafts.ts';
import { areVehiclesSettled, isMileageAsked } from '../step-order.ts';
import { incompleteVehicleDraft, incompleteVehicleSettled } from './incomplete-vehicle.ts';
import type { IncompleteVehicle } from './vehicle.answers.ts';

interface Args {
  context: FlowContext;
}

const drafted = ({ drafts }: FlowContext, field: string): string => String(drafts.vehicle?.[field] ?? '');

/** The VIN in the vehicle form; empty until it is valid. */
const draftedVin = (context: FlowContext): string => {
  const vin = drafted(context, 'vin').toUpperCase();
  return isVin(vin) ? vin : '';
};

const withVehicleDraft = ({ drafts }: FlowContext, values: Draft) => ({
  drafts: { ...drafts, vehicle: { ...drafts.vehicle, ...values } },
});

/** The guards and actions of the vehicle list. */
export const vehiclesImplementations = {
  guards: {
    vehiclesAreSettled: ({ context }: Args) => areVehiclesSettled(context),
    vehicleIsIncomplete: ({ context }: Args) => !context.isAddingVehicle && !!context.incompleteVehicles?.length,
    vehicleIsMissing: ({ context }: Args) => context.isAddingVehicle || context.answers.vehicles.length === 0,
    foundVehiclesAreOffered: ({ context }: Args) =>
      context.config.openFoundVehicles &&
      !context.householdRecords.isOffered &&
      recordsForHousehold(context).vehicles.length > 0 &&
      context.answers.vehicles.length === 0 &&
      !context.isAddingVehicle,
    mileageIsOpen: ({ context }: Args) => context.answers.vehicles.some(({ id }) => id === context.mileageOf),
    vehicleIsNamedByVin: ({ context }: Args) => context.vehicleEntry === 'vin',
    someVehicleIsListed: ({ context }: Args) => context.answers.vehicles.length > 0,
    vinIsComplete: ({ context }: Args) => draftedVin(context) !== '',
    vinIsDecoded: ({ context }: Args) => draftedVin(context) !== '' && draftedVin(context) === context.decoded?.vin,
    vinNamesACar: (_: Args, names: readonly VehicleName[]) => names.length > 0,
    yearsAreLoaded: ({ context }: Args) => context.years.length > 0,
    makesAreLoaded: ({ context }: Args) => context.makes.length > 0,
    modelsAreLoaded: ({ context }: Args) => context.models.length > 0,
    yearIsOpen: ({ context }: Args) => drafted(context, 'year') === '',
    makeIsOpen: ({ context }: Args) => drafted(context, 'make') === '',
  },

  actions: {
    startVehicle: change(() => ({ isAddingVehicle: true, removedVehicle: undefined })),
    openIncompleteVehicle: change((context) => {
      const vehicle = context.incompleteVehicles![0]!;
      return {
        isAddingVehicle: true,
        vehicleEntry: vehicle.vin ? 'vin' : 'model',
        drafts: { ...context.drafts, vehicle: incompleteVehicleDraft(vehicle) },
      };
    }),
    chooseVehicleEntry: changeOn('VEHICLE.ENTRY_CHOSEN', (_, { entry }) => ({ vehicleEntry: entry })),
    draftVin: changeOn('VIN.TYPED', (context, { vin }) => withVehicleDraft(context, { vin })),
    draftYear: changeOn('YEAR.CHOSEN', (context, { year }) => withVehicleDraft(context, { year, make: '', model: '' })),
    draftMake: changeOn('MAKE.CHOSEN', (context, { make }) => withVehicleDraft(context, { make, model: '' })),
    rememberYears: change((_, years: readonly number[]) => ({ years })),
    rememberMakes: change((_, makes: readonly string[]) => ({ makes })),
    rememberModels: change((_, models: readonly string[]) => ({ models })),
    forgetMakes: change(() => ({ makes: [], models: [] })),
    forgetModels: change(() => ({ models: [] })),
    rememberDecodedVin: change((context, choices: readonly VehicleName[]) => ({
      decoded: { vin: draftedVin(context), choices },
    })),
    addVehicle: changeOn('VEHICLE.SUBMITTED', (context, { vehicle }) => {
      const { vehicles } = context.answers;
      const { number: _, ...known }: Partial<IncompleteVehicle> = context.incompleteVehicles?.[0] ?? {};
      return {
        ...withAnswers(context, { vehicles: [...vehicles, { ...known, ...vehicle, id: nextId('vehicle', vehicles) }] }),
        ...incompleteVehicleSettled(context),
        isAddingVehicle: false,
        removedVehicle: undefined,
        drafts: withoutDraft(context, 'vehicle'),
      };
    }),
    stopAddingVehicle: change((context) => ({
      ...incompleteVehicleSettled(context),
      isAddingVehicle: false,
      drafts: withoutDraft(context, 'vehicle'),
    })),
    removeVehicle: changeOn('VEHICLE.REMOVED', (context, { id: removed }) => {
      const { vehicles } = context.answers;
      const removedVehicle = vehicles.find(({ id }) => id === removed);
      const isFound =
        removedVehicle !== undefined &&
        recordsForHousehold(context).vehicles.some((found) => listedVehicle(found, [removedVehicle]));
      return {
        ...withAnswers(context, { vehicles: vehicles.filter(({ id }) => id !== removed) }),
        removedVehicle,
        ...(isFound && { householdRecords: { ...context.householdRecords, isOffered: true } }),
      };
    }),
    restoreVehicle: change((context) => ({
      ...(context.removedVehicle &&
        withAnswers(context, { vehicles: [...context.answers.vehicles, context.removedVehicle] })),
      removedVehicle: undefined,
    })),
    closeFoundVehicles: change((context) => ({
      householdRecords: { ...context.householdRecords, isOffered: true },
      drafts: withoutDraft(context, 'foundVehicles'),
    })),
    pickVehicles: changeOn('FOUND_VEHICLES.PICKED', (context, { records }) => {
      const { kept, added } = pickedVehicles(context.answers.vehicles, context.householdRecords.vehicles, records);
      const vehicles = [...kept];
      for (const vehicle of added) {
        const annualMileage =
          vehicle.annualMileage ?? (isMileageAsked(context) ? context.config.defaultMileage : undefined);
        vehicles.push({ ...vehicle, ...(annualMileage && { annualMileage }), id: nextId('vehicle', vehicles) });
      }
      return { ...withAnswers(context, { vehicles }), removedVehicle: undefined };
    }),
    openMileage: changeOn('MILEAGE.OPENED', (context, { id }) => ({
      mileageOf: id,
      drafts: withoutDraft(context, 'mileage'),
    })),
    closeMileage: change((context) => ({ mileageOf: '', drafts: withoutDraft(context, 'mileage') })),
    changeMileage: changeOn('MILEAGE.CHANGED', (context, { id: changed, use }) =>
      withAnswers(context, {
        vehicles: context.answers.vehicles.map((vehicle) =>
          vehicle.id === changed ? usedVehicle(vehicle, use) : vehicle,
        ),
      }),
    ),
  },
};

export const vehiclesSetup = base.extend(vehiclesImplementations);
