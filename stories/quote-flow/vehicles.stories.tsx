import type { Meta } from '@storybook/react-vite';
import { accord, bolt, minimalAnswers, sacramento } from '#widgets/quote-flow/quote-flow.examples';
import { fails, never, says } from '../stage/network.ts';
import type { FlowScene } from './cast.ts';
import { arrived, goesOn, returned, story } from './cast.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Vehicles', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

const byModel = (draft: Record<string, string> = {}) => arrived('vehicles', { drafts: { vehicle: draft } });
const byVin = (vin: string) => arrived('vehicles', { vehicleEntry: 'vin', drafts: { vehicle: { vin } } });
const listed = (vehicles = [accord, bolt]) => returned('vehicles', { answers: { ...minimalAnswers, vehicles } });

/** The California services rate the mileage. */
const inCalifornia = (vehicles = [accord, bolt]): Pick<FlowScene, 'place' | 'visit'> => ({
  place: sacramento,
  visit: {
    ...returned('vehicles').visit,
    answers: { ...minimalAnswers, details: { ...minimalAnswers.details!, ...sacramento }, vehicles },
    placeZip: sacramento.zip,
  },
});

export const FirstVehicle = story({ ...byModel(), shows: 'addFirstVehicle' });

export const YearMakeAndModel = story({
  ...byModel({ year: '2003', make: 'Honda', model: 'Accord' }),
  act: (visitor) => visitor.picks('model', 'Accord'),
  shows: 'addFirstVehicle',
});

export const NothingAnswered = story({ ...byModel(), act: goesOn, shows: 'errorSummaryTitle' });

export const LoadingYears = story({ ...byModel(), network: { vehicleYears: never }, shows: 'yearsLoading' });

export const LoadingModels = story({
  ...byModel({ year: '2003', make: 'Honda' }),
  network: { vehicleModels: never },
  shows: 'modelsLoading',
});

export const NoMakesOfAYear = story({
  ...byModel({ year: '2003' }),
  network: { vehicleMakes: 'none' },
  shows: 'listEmpty',
});

export const ListsUnreachable = story({ ...byModel(), network: { vehicleYears: fails }, shows: 'unreachableTitle' });

export const ByVin = story({ ...byVin(''), shows: 'vinHint' });

export const LookingUpTheVin = story({ ...byVin(accord.vin), network: { detailByVin: never }, shows: 'vinDecoding' });

export const VinFound = story({ ...byVin(accord.vin), shows: 'vinDecoded' });

export const SeveralTrims = story({
  ...byVin(accord.vin),
  network: {
    detailByVin: says({
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
  act: goesOn,
  shows: 'error.vinUnknown',
});

export const VinMistyped = story({ ...byVin('1HGCM8263'), act: goesOn, shows: 'error.vinInvalid' });

export const VinLookupUnreachable = story({
  ...byVin(accord.vin),
  network: { detailByVin: fails },
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
  act: (visitor) => visitor.presses('removeNamed'),
  shows: 'undo',
});

export const MileageOfEach = story({
  ...inCalifornia([{ ...accord, annualMileage: 12_000 }, bolt]),
  shows: 'mileageOf',
});

export const MileageMissing = story({ ...inCalifornia(), act: goesOn, shows: 'error.mileageInvalid' });

export const FirstVehicleWithMileage = story({ ...inCalifornia([]), shows: 'mileageHint' });
