import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { type Language, localeOf } from '#domain/language';
import { centsOf, formatMoney } from '#domain/money';
import { limitText } from '../buy-now/payment-options.ts';
import type { PurchaseRequest } from '../buy-now/purchase-request.ts';
import { carrierById } from '../rating/carriers.ts';
import { coverageTexts } from '../rating/coverage-texts.ts';
import type { QuoteRequest } from '../rating/quote-request.ts';
import type { Rate } from '../rating/rate-request.ts';
import type { PurchaseCharge, StoredPurchase } from '../store/buy-now-purchases.ts';
import { addMonths, dateInWords } from './document-date.ts';
import { type PdfLine, writePdf } from './pdf.ts';

interface Policy {
  purchase: StoredPurchase;
  request: Omit<QuoteRequest, 'cars'> & Pick<PurchaseRequest, 'cars'>;
  rate: Rate;
  charge: PurchaseCharge;
  language: Language;
}

type PurchasedCar = PurchaseRequest['cars'][number];

const carName = ({ year, maker, model }: PurchasedCar): string => [year, maker, model].filter(Boolean).join(' ');

/** The documents of a policy: the declarations, and an id card for each car. */
export function policyPdf(policy: Policy): Uint8Array<ArrayBuffer> {
  const { language, purchase } = policy;
  const text = texts[language];
  return writePdf({
    title: `${text.declarations} ${purchase.policyNumber}`,
    language: localeOf(language),
    pages: [declarations(policy), ...policy.request.cars.map((car) => idCard(policy, car))],
  });
}

function declarations({ purchase, request, rate, charge, language }: Policy): PdfLine[] {
  const text = texts[language];
  const { customer, drivers, cars } = request;
  const { address1, city, state, zipCode } = customer.address;
  const money = (dollars: number) => formatMoney(centsOf(dollars)!, language);
  return [
    { text: carrierById(purchase.carrierId)!.name, size: 12, isBold: true },
    { text: text.declarations, size: 20, isBold: true },
    ...period(purchase, rate, language),
    { text: text.insured, isBold: true, gap: 14 },
    { text: `${customer.name} ${customer.surname}` },
    { text: `${address1}, ${city}, ${state} ${zipCode}` },
    { text: text.drivers, isBold: true, gap: 14 },
    ...drivers.map(({ firstName, lastName }) => ({ text: `${firstName} ${lastName}` })),
    { text: text.cars, isBold: true, gap: 14 },
    ...cars.map((car) => ({ text: [carName(car), car.vin].filter(Boolean).join(', ') })),
    { text: text.coverages, isBold: true, gap: 14 },
    ...rate.coverages.map((coverage) => ({
      text: `${coverageTexts[coverage.coverageCd as keyof typeof coverageTexts]?.[language] ?? coverage.description}: ${limitText(coverage, language)}`,
    })),
    { text: text.payment, isBold: true, gap: 14 },
    { text: `${text.premium}: ${money(rate.totalPremium)}` },
    { text: `${text.paid}: ${formatMoney(charge.amount, language)} (${charge.invoiceId})` },
    { text: text.madeUp, size: 9, gap: 20 },
  ];
}

function idCard({ purchase, request, rate, language }: Policy, car: PurchasedCar): PdfLine[] {
  const text = texts[language];
  const { customer } = request;
  return [
    { text: text.idCard, size: 16, isBold: true },
    { text: carrierById(purchase.carrierId)!.name, isBold: true },
    ...period(purchase, rate, language),
    { text: `${text.insured}: ${customer.name} ${customer.surname}` },
    { text: carName(car) },
    ...(car.vin ? [{ text: `VIN: ${car.vin}` }] : []),
    { text: text.madeUp, size: 9, gap: 20 },
  ];
}

function period({ policyNumber, chargedAt }: StoredPurchase, rate: Rate, language: Language): PdfLine[] {
  const text = texts[language];
  const starts = rate.effectiveDate || dateAt(chargedAt!.getTime(), agencyTimeZone);
  const ends = addMonths(starts, rate.term);
  return [
    { text: `${text.policy}: ${policyNumber}`, gap: 6 },
    { text: `${text.period}: ${dateInWords(starts, language)} – ${dateInWords(ends, language)}` },
  ];
}

const texts = {
  en: {
    declarations: 'Auto policy declarations',
    idCard: 'Insurance identification card',
    policy: 'Policy number',
    period: 'Policy period',
    insured: 'Named insured',
    drivers: 'Drivers',
    cars: 'Vehicles',
    coverages: 'Coverages',
    payment: 'Payment',
    premium: 'Total premium',
    paid: 'Paid',
    madeUp: 'A demonstration. Nobody is insured by this document.',
  },
  es: {
    declarations: 'Declaraciones de la póliza de auto',
    idCard: 'Tarjeta de identificación del seguro',
    policy: 'Número de póliza',
    period: 'Vigencia de la póliza',
    insured: 'Asegurado',
    drivers: 'Conductores',
    cars: 'Vehículos',
    coverages: 'Coberturas',
    payment: 'Pago',
    premium: 'Prima total',
    paid: 'Pagado',
    madeUp: 'Una demostración. Este documento no asegura a nadie.',
  },
} as const satisfies Record<Language, Record<string, string>>;
