import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { type Language, localeOf } from '#domain/language';
import { formatMoney } from '#domain/money';
import { roadsidePackages } from '../roadside/roadside-packages.ts';
import type { RoadsideCharge, RoadsideEnrollment } from '../store/roadside-enrollments.ts';
import { addMonths, dateInWords } from './document-date.ts';
import { writePdf } from './pdf.ts';

/** The document of a roadside membership: who has it, what it includes, and what was paid. */
export function membershipPdf({
  enrollment,
  charge,
}: {
  enrollment: RoadsideEnrollment;
  charge: RoadsideCharge;
}): Uint8Array<ArrayBuffer> {
  const { language, policyNumber, request } = enrollment;
  const text = texts[language];
  const starts = dateAt(charge.chargedAt.getTime(), agencyTimeZone);
  const ends = addMonths(starts, request.term);
  const included = roadsidePackages(language).find((membership) => membership.package === enrollment.package)!;
  const name = [request.firstName, request.middleName, request.lastName].filter(Boolean).join(' ');
  return writePdf({
    title: `${text.title} ${policyNumber}`,
    language: localeOf(language),
    pages: [
      [
        { text: text.title, size: 20, isBold: true },
        { text: `${text.policy}: ${policyNumber}`, gap: 6 },
        { text: `${text.membership}: ${text[enrollment.package]}` },
        { text: `${text.period}: ${dateInWords(starts, language)} – ${dateInWords(ends, language)}` },
        { text: text.member, isBold: true, gap: 14 },
        { text: name },
        { text: [request.address1, request.address2].filter(Boolean).join(', ') },
        { text: `${request.city}, ${request.state} ${request.zip}` },
        { text: text.included, isBold: true, gap: 14 },
        ...included.benefits.map((benefit) => ({ text: `${benefit.name}: ${benefit.value}` })),
        { text: text.payment, isBold: true, gap: 14 },
        { text: `${text.paid}: ${formatMoney(charge.amount, language)} (${charge.invoiceId})` },
        { text: text.madeUp, size: 9, gap: 20 },
      ],
    ],
  });
}

const texts = {
  en: {
    title: 'Roadside membership',
    policy: 'Membership number',
    membership: 'Membership',
    Single: 'Single',
    Family: 'Family',
    period: 'Valid',
    member: 'Member',
    included: 'What it includes',
    payment: 'Payment',
    paid: 'Paid',
    madeUp: 'A demonstration. Nobody is helped by this document.',
  },
  es: {
    title: 'Membresía de asistencia en carretera',
    policy: 'Número de membresía',
    membership: 'Membresía',
    Single: 'Individual',
    Family: 'Familiar',
    period: 'Vigencia',
    member: 'Miembro',
    included: 'Qué incluye',
    payment: 'Pago',
    paid: 'Pagado',
    madeUp: 'Una demostración. Este documento no ayuda a nadie.',
  },
} as const satisfies Record<Language, Record<string, string>>;
