import type { PolicyDetailsStrings } from './policy-details.strings.en.ts';

/** Spanish texts of the policy details. */
export const policyDetailsEs: PolicyDetailsStrings = {
  policyTitle: 'Su póliza',
  policyLead: 'Revísela, por favor. El siguiente paso es el pago.',
  dueToday: 'A pagar hoy',
  totalUnknown: 'La página de pago muestra el importe.',
  thenInstallments: 'después, {count} pagos de {amount}',
  'policy.company': 'Aseguradora',
  'policy.quoteNumber': 'Número de cotización',
  'policy.term': 'Vigencia',
  termMonths: '{count} meses',
  'policy.payPlan': 'Plan de pago',
  'policy.totalPremium': 'Prima total',
  'policy.agencyFee': 'Cargo de la agencia',
  'policy.name': 'Asegurado',
  'policy.email': 'Correo electrónico',
  'policy.phone': 'Teléfono',
  'policy.address': 'Dirección',
  'policy.county': 'Condado',
  coveragesTitle: 'Coberturas',
  'coverages.liability': 'Lesiones y daños a otros',
  'coverages.others': 'Sus autos y más',
  customerTitle: 'Sus datos',
  notProcessed: 'Su pago no se procesó',
  goToPay: 'Continuar al pago',
  policyBack: 'Atrás',
};
