import * as z from 'zod/mini';
import { type Office, officeFromRecord, type OfficeRecord } from '#offices/office';
import { officeLocatorConfig, type OfficeLocatorConfig } from './office-locator.config.ts';

type Row = Partial<OfficeRecord> & Pick<OfficeRecord, 'latitude' | 'longitude' | 'location'>;

const hours = { hoursMonFri: '9:00 AM - 6:00 PM', hoursSaturday: '10:00 AM - 2:00 PM', hoursSunday: 'Closed' };

/** Ten fictitious offices in and around Austin, one in Houston, one in Dallas. */
export const exampleOffices: readonly Row[] = [
  {
    ...hours,
    location: 'Austin Downtown',
    latitude: 30.2672,
    longitude: -97.7431,
    address: '100 Example St',
    city: 'Austin',
    state: 'TX',
    zipcode: '78701',
    phone: '512-555-0142',
    email: 'downtown@agency.example',
    url: '/offices/austin-downtown',
  },
  {
    ...hours,
    location: 'Austin North',
    latitude: 30.3621,
    longitude: -97.7102,
    address: '200 Sample Ave',
    city: 'Austin',
    state: 'TX',
    zipcode: '78757',
    phone: '512-555-0143',
  },
  {
    ...hours,
    location: 'Austin South',
    latitude: 30.2011,
    longitude: -97.7702,
    address: '300 Placeholder Dr',
    city: 'Austin',
    state: 'TX',
    zipcode: '78745',
    phone: '512-555-0144',
  },
  {
    ...hours,
    location: 'Round Rock',
    latitude: 30.5083,
    longitude: -97.6789,
    address: '400 Example St',
    city: 'Round Rock',
    state: 'TX',
    zipcode: '78664',
    phone: '512-555-0145',
  },
  {
    ...hours,
    location: 'San Marcos',
    latitude: 29.8833,
    longitude: -97.9414,
    address: '500 Sample Ave',
    city: 'San Marcos',
    state: 'TX',
    zipcode: '78666',
    phone: '512-555-0146',
  },
  {
    ...hours,
    location: 'Georgetown',
    latitude: 30.6333,
    longitude: -97.6781,
    address: '600 Example St',
    city: 'Georgetown',
    state: 'TX',
    zipcode: '78626',
    phone: '512-555-0147',
  },
  {
    ...hours,
    location: 'Cedar Park',
    latitude: 30.5052,
    longitude: -97.8203,
    address: '700 Specimen Blvd',
    city: 'Cedar Park',
    state: 'TX',
    zipcode: '78613',
    phone: '512-555-0148',
  },
  {
    ...hours,
    location: 'Pflugerville',
    latitude: 30.4394,
    longitude: -97.62,
    address: '800 Example St',
    city: 'Pflugerville',
    state: 'TX',
    zipcode: '78660',
    phone: '512-555-0149',
  },
  {
    ...hours,
    location: 'Bastrop',
    latitude: 30.1105,
    longitude: -97.3153,
    address: '900 Placeholder Ln',
    city: 'Bastrop',
    state: 'TX',
    zipcode: '78602',
    phone: '512-555-0150',
  },
  {
    ...hours,
    location: 'Kyle',
    latitude: 29.9891,
    longitude: -97.8772,
    address: '1000 Example St',
    city: 'Kyle',
    state: 'TX',
    zipcode: '78640',
    phone: '512-555-0151',
  },
  {
    ...hours,
    location: 'Houston Midtown',
    latitude: 29.7422,
    longitude: -95.3778,
    address: '110 Sample St',
    city: 'Houston',
    state: 'TX',
    zipcode: '77002',
    phone: '713-555-0142',
  },
  {
    ...hours,
    location: 'Dallas Central',
    latitude: 32.7876,
    longitude: -96.7994,
    address: '120 Sample St',
    city: 'Dallas',
    state: 'TX',
    zipcode: '75201',
    phone: '214-555-0142',
  },
];

/** The configuration of a locator with these offices. */
export const exampleConfig: OfficeLocatorConfig = z.parse(officeLocatorConfig, { offices: exampleOffices });

/** The offices as the locator loads them. */
export const exampleLocatorOffices: readonly Office[] = exampleConfig.offices.map((record, index) =>
  officeFromRecord(record, `office-${index}`),
);

/** Deterministic pseudo-random offices in the contiguous United States. */
export function manyOffices(count: number): Row[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, index) => ({
    ...hours,
    location: `Office ${index + 1}`,
    latitude: 26 + random() * 22,
    longitude: -122 + random() * 52,
    address: `${index + 1} Example St`,
    state: 'TX',
    phone: '512-555-0142',
  }));
}
