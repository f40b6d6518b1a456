import { addDays, dateAt, type CalendarDate } from '#domain/calendar-date';
import type { LowestPrice } from '#domain/lowest-price';
import { type Cents, centsOf } from '#domain/money';
import type { Place } from '#domain/place';
import type { StateCode } from '#domain/us-state';
import { vehicleName } from '#domain/vehicle-name';
import type { Estimate } from '#visitor/estimate.types';
import type { QuoteEstimateConfig } from './quote-estimate.config.ts';

/** The phase of an estimate. */
export type Phase = 'nothing' | 'place' | 'answers' | 'priced' | 'old' | 'expired';

/** The action of the panel's link. */
export type Action = 'start' | 'continue' | 'quotes' | 'renew' | 'exact';

/** A price and its terms. */
export interface PanelPrice {
  amount: Cents;
  /** The upper end of a range. */
  to?: Cents | undefined;
  every: LowestPrice['every'];
  downPayment?: Cents | undefined;
  total?: Cents | undefined;
  /** In months. */
  term?: number | undefined;
  /** Number of compared quotes; absent for an authored price. */
  quoteCount?: number | undefined;
}

/** The data of the panel. */
export interface Panel {
  phase: Phase;
  /** The page sets the estimate for every visitor. */
  isFixed: boolean;
  zip: string;
  city: string;
  state: StateCode | undefined;
  price: PanelPrice | undefined;
  quotedOn: CalendarDate | undefined;
  /** The age of the price in days. */
  age: number;
  drivers: readonly string[];
  vehicles: readonly string[];
  action: Action;
  /** The step that the panel links to, without `#`. */
  hash: string;
}

interface Known {
  config: QuoteEstimateConfig;
  /** The flow's stored estimate; absent without a visit. */
  estimate: Estimate | undefined;
  /** The place stored by the zip form or the flow. */
  place: Place | undefined;
  /** The visitor's place. */
  today: CalendarDate;
}

/** The panel: from the page's own estimate, else from the visitor's estimate, else from their place. */
export function panelOf({ config, estimate, place, today }: Known): Panel {
  const fixed = fixedPanel(config, today);
  if (fixed) return fixed;
  const placePanel: Panel = { ...nothing, ...(place && { ...place, phase: 'place' }) };
  return estimate ? visitorsPanel(estimate, placePanel, place, config, today) : placePanel;
}

const quotes = 'quotes';

const nothing: Panel = {
  phase: 'nothing',
  isFixed: false,
  zip: '',
  city: '',
  state: undefined,
  price: undefined,
  quotedOn: undefined,
  age: 0,
  drivers: [],
  vehicles: [],
  action: 'start',
  hash: 'driver1',
};

function fixedPanel(config: QuoteEstimateConfig, today: CalendarDate): Panel | undefined {
  const { zip = '', city = '', price, priceRange, term, quotedOn, drivers = [], vehicles = [] } = config;
  const isFixed = zip || city || price || priceRange || drivers.length > 0 || vehicles.length > 0;
  if (!isFixed) return undefined;
  const [from = price, to] = priceRange ?? [];
  const amount = centsOf(from);
  const phase = amount
    ? phaseOfPrice(quotedOn, config, today)
    : drivers.length > 0 || vehicles.length > 0
      ? 'answers'
      : 'place';
  return {
    ...nothing,
    phase,
    isFixed: true,
    zip,
    city,
    price: amount && phase !== 'expired' ? { amount, to: centsOf(to), every: 'month', term } : undefined,
    quotedOn,
    age: quotedOn ? daysBetween(quotedOn, today) : 0,
    drivers,
    vehicles: vehicles.map(vehicleName),
    action: amount ? (phase === 'expired' ? 'renew' : 'exact') : phase === 'answers' ? 'continue' : 'start',
    // The page's own estimate links to the flow's first page.
    hash: '',
  };
}

function visitorsPanel(
  estimate: Estimate,
  placePanel: Panel,
  place: Place | undefined,
  config: QuoteEstimateConfig,
  today: CalendarDate,
): Panel {
  // A zip code entered since then may be another place with other prices.
  const hasMoved = place !== undefined && place.zip !== estimate.placeZip && place.zip !== estimate.place?.zip;
  const quotedOn = estimate.quotedAt === undefined ? undefined : dateAt(estimate.quotedAt);
  const price = hasMoved ? undefined : estimate.price;
  const phase = price ? phaseOfPrice(quotedOn, config, today) : 'answers';
  const isExpired = phase === 'expired';
  const isComplete = estimate.hash === quotes && !hasMoved;
  return {
    ...placePanel,
    ...(hasMoved ? {} : estimate.place),
    phase,
    price: isExpired ? undefined : price,
    quotedOn: price && quotedOn,
    age: quotedOn ? daysBetween(quotedOn, today) : 0,
    drivers: estimate.drivers,
    vehicles: estimate.vehicles.map(vehicleName),
    action: isExpired ? 'renew' : price || isComplete ? 'quotes' : 'continue',
    // The flow requests new rates when they are old.
    hash: price ? quotes : estimate.hash,
  };
}

function phaseOfPrice(
  quotedOn: CalendarDate | undefined,
  { oldAfterDays, expiresAfterDays }: QuoteEstimateConfig,
  today: CalendarDate,
): Phase {
  const isPast = (days: number) => quotedOn !== undefined && days > 0 && addDays(quotedOn, days) <= today;
  if (isPast(expiresAfterDays)) return 'expired';
  return isPast(oldAfterDays) ? 'old' : 'priced';
}

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
