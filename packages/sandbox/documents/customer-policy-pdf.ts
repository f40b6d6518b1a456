import { type Language, localeOf } from '#domain/language';
import { formatMoney } from '#domain/money';
import { insuredNameOf, insuredVehicles, type PolicyOfCustomer } from '../portfolios/customer-policies.ts';
import type { Customer } from '../store/customers.ts';
import { dateInWords } from './document-date.ts';
import { type PdfLine, writePdf } from './pdf.ts';

interface Document {
  kind: 'idCard' | 'declarations';
  customer: Customer;
  policy: PolicyOfCustomer;
  language: Language;
}

/** A document of a customer's policy: the ID cards, a page for each vehicle, or the declarations. */
export function customerPolicyPdf({ kind, customer, policy, language }: Document): Uint8Array<ArrayBuffer> {
  const text = texts[language];
  const { company, policyNumber, amount } = policy.bill.policy;
  const end = policy.expirationDate ? dateInWords(policy.expirationDate, language) : text.open;
  const common: PdfLine[] = [
    { text: company, isBold: true },
    { text: `${text.policy}: ${policyNumber}`, gap: 6 },
    { text: `${text.period}: ${dateInWords(policy.effectiveDate, language)} – ${end}` },
    { text: `${text.insured}: ${insuredNameOf(customer)}` },
  ];
  const vehicles = insuredVehicles.map(({ year, make, model, vin }) => [
    { text: `${year} ${make} ${model}` },
    ...(vin ? [{ text: `VIN: ${vin}` }] : []),
  ]);
  const title = { text: text[kind], size: 18, isBold: true };
  const madeUp = { text: text.madeUp, size: 9, gap: 20 };
  const premium = { text: `${text.monthly}: ${formatMoney(amount, language)}`, gap: 14 };
  return writePdf({
    title: `${text[kind]} ${policyNumber}`,
    language: localeOf(language),
    pages:
      kind === 'idCard'
        ? vehicles.map((vehicle) => [title, ...common, ...vehicle, madeUp])
        : [[title, ...common, ...vehicles.flat(), premium, madeUp]],
  });
}

const texts = {
  en: {
    idCard: 'Insurance identification card',
    declarations: 'Auto policy declarations',
    policy: 'Policy number',
    period: 'Policy period',
    open: 'open',
    insured: 'Named insured',
    monthly: 'Monthly payment',
    madeUp: 'A demonstration. Nobody is insured by this document.',
  },
  es: {
    idCard: 'Tarjeta de identificación del seguro',
    declarations: 'Declaraciones de la póliza de auto',
    policy: 'Número de póliza',
    period: 'Vigencia de la póliza',
    open: 'sin fin',
    insured: 'Asegurado',
    monthly: 'Pago mensual',
    madeUp: 'Una demostración. Este documento no asegura a nadie.',
  },
} as const satisfies Record<Language, Record<string, string>>;
