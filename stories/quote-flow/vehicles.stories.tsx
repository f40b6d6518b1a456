import type { Meta } from '@storybook/react-vite';
import { accord, bolt, minimalAnswers, sacramento } from '#widgets/quote-flow/quote-flow.examples';
import { serverError, pending, respondWith } from '../story-harness/network.ts';
import type { FlowScenario, FlowUser } from './fixtures.ts';
import { visitAtStep, submits, answeredVisitAtStep, story } from './fixtures.ts';
import { household, withFoundVehicles } from './people.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Vehicles' };
export default meta;

const byModel = (draft: Record<string, string> = {}) => visitAtStep('vehicles', { drafts: { vehicle: draft } });
const byVin = (vin: string) => visitAtStep('vehicles', { vehicleEntry: 'vin', drafts: { vehicle: { vin } } });
const listed = (vehicles = [accord, bolt]) =>
  answeredVisitAtStep('vehicles', { answers: { ...minimalAnswers, vehicles } });

/** The California services rate the mileage. */
const inCalifornia = (vehicles = [accord, bolt]): Pick<FlowScenario, 'place' | 'visit'> => ({
  place: sacramento,
  visit: {
    ...answeredVisitAtStep('vehicles').visit,
    answers: { ...minimalAnswers, details: { ...minimalAnswers.details!, ...sacramento }, vehicles },
    placeZip: sacramento.zip,
  },
});

export const FirstVehicle = story({ ...byModel(), shows: 'addFirstVehicle' });

export const YearMakeAndModel = story({
  ...byModel({ year: '2003', make: 'Honda', model: 'Accord' }),
  act: (visitor) => visitor.selects('model', 'Accord'),
  shows: 'addFirstVehicle',
});

export const NothingAnswered = story({ ...byModel(), act: submits, shows: 'errorSummaryTitle' });

export const LoadingYears = story({ ...byModel(), network: { vehicleYears: pending }, shows: 'yearsLoading' });

export const LoadingMakes = story({
  ...byModel({ year: '2003' }),
  network: { vehicleMakes: pending },
  shows: 'makesLoading',
});

export const LoadingModels = story({
  ...byModel({ year: '2003', make: 'Honda' }),
  network: { vehicleModels: pending },
  shows: 'modelsLoading',
});

export const NoMakesOfAYear = story({
  ...byModel({ year: '2003' }),
  network: { vehicleMakes: 'none' },
  shows: 'listEmpty',
});

export const ListsUnreachable = story({
  ...byModel(),
  network: { vehicleYears: serverError },
  shows: 'unreachableTitle',
});

export const ByVin = story({ ...byVin(''), shows: 'vinHint' });

export const LookingUpTheVin = story({ ...byVin(accord.vin), network: { detailByVin: pending }, shows: 'vinDecoding' });

export const VinFound = story({ ...byVin(accord.vin), shows: 'vinDecoded' });

export const SeveralTrims = story({
  ...byVin(accord.vin),
  network: {
    detailByVin: respondWith({
      isSuccess: true,
      message: '',
      details: ['Accord', 'Accord EX', 'Accord LX'].map((model) => ({ year: 2003, maker: 'Honda', model })),
    }),
  },
  shows: 'trim',
});

export const VinUnknown = story({
  ...byVin(accord.vin),
  network: { detailByVin: 'notFound' },
  act: submits,
  shows: 'error.vinUnknown',
});

export const VinMistyped = story({ ...byVin('1HGCM8263'), act: submits, shows: 'error.vinInvalid' });

export const VinLookupUnreachable = story({
  ...byVin(accord.vin),
  network: { detailByVin: serverError },
  shows: 'unreachableTitle',
});

export const TwoVehicles = story({ ...listed(), shows: 'vehiclesTitle' });

export const SavedVehicle = story({ ...listed([accord]), shows: 'vehiclesTitle' });

export const AddingAnother = story({
  ...listed([accord]),
  act: (visitor) => visitor.presses('addVehicle'),
  shows: 'addVehicleTitle',
});

export const VehicleRemoved = story({
  ...listed(),
  act: (visitor) => visitor.presses('removeVehicle'),
  shows: 'undo',
});

export const MileageOfEach = story({
  ...inCalifornia([{ ...accord, annualMileage: 12_000 }, bolt]),
  shows: 'milesAYear',
});

export const VehiclesFound = story({ ...withFoundVehicles(), shows: 'foundVehiclesTitle' });

export const VehiclesFoundAndDismissed = story({
  ...withFoundVehicles(),
  act: (visitor) => visitor.presses('foundVehiclesSkip'),
  shows: 'foundVehicles',
});

export const VehiclesFoundAndListed = story({
  ...listed([{ ...accord, foundRecord: 'c-1' }]),
  visit: { ...listed([{ ...accord, foundRecord: 'c-1' }]).visit, householdRecords: household },
  act: (visitor) => visitor.presses('foundVehicles'),
  shows: 'foundVehiclesTitle',
});

export const LookingForVehicles = story({
  ...listed([accord]),
  network: { driverAndCar: pending },
  shows: 'foundVehiclesSearching',
});

export const FoundLater = story({
  ...withFoundVehicles({ commonId: 'h-1' }),
  config: { followUpDelay: 0 },
  network: { vehicleDetails: 'none' },
  shows: 'foundVehiclesOne',
});

const changesMileage = (visitor: FlowUser) => visitor.presses('changeMileageOf');

export const ChangingMileage = story({ ...inCalifornia(), act: changesMileage, shows: 'mileageTitle' });

export const MileageToChooseFrom = story({
  ...inCalifornia(),
  config: { mileageChoices: [5000, 7500, 10_000, 12_000] },
  act: changesMileage,
  shows: 'odometerHint',
});

export const DrivenToWork = story({
  ...inCalifornia([
    {
      ...accord,
      annualMileage: 12_000,
      odometer: 98_000,
      commuting: {
        daysAWeek: 5,
        address: { street: '200 Sample Street', city: 'Los Angeles', state: 'CA', zip: '90012' },
      },
    },
  ]),
  act: changesMileage,
  shows: 'commutingPlace',
});

const goesToWork = async (visitor: FlowUser) => {
  await changesMileage(visitor);
  await visitor.selects('commutes', 'yes');
};

export const WayToWorkMissing = story({
  ...inCalifornia(),
  act: async (visitor) => {
    await goesToWork(visitor);
    await visitor.presses('saveMileage');
  },
  shows: 'errorSummaryTitle',
});

const typesStreet = async (visitor: FlowUser) => {
  await goesToWork(visitor);
  await visitor.types('street', '100 Con');
};

export const AddressSuggested = story({ ...inCalifornia(), act: typesStreet, shows: 'addressesMany' });

export const NoAddressSuggested = story({
  ...inCalifornia(),
  network: { suggestAddress: 'none' },
  act: typesStreet,
  shows: 'addressesNone',
});

export const AddressSearchFailed = story({
  ...inCalifornia(),
  network: { suggestAddress: 'refused' },
  act: typesStreet,
  shows: 'addressesFailed',
});

export const MileageEverywhere = story({ ...listed(), shows: 'changeMileage' });

export const MileageMissing = story({ ...inCalifornia(), act: submits, shows: 'error.mileageInvalid' });

export const FirstVehicleWithMileage = story({ ...inCalifornia([]), shows: 'mileageHint' });
