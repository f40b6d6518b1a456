import type { CoverageCode } from '#domain/coverage';
import type { Language } from '#domain/language';

export type ProductCode = 'SML' | 'LUU' | 'LUUCC' | 'LCCUU';

export const coverageTexts: Record<CoverageCode, Record<Language, string>> = {
  BI: { en: 'Bodily injury', es: 'Lesiones corporales' },
  PD: { en: 'Property damage', es: 'Daños a la propiedad' },
  PIP: { en: 'Personal injury protection', es: 'Protección por lesiones personales' },
  UM: { en: 'Uninsured motorists, bodily injury', es: 'Conductores sin seguro, lesiones corporales' },
  UMPD: { en: 'Uninsured motorists, property damage', es: 'Conductores sin seguro, daños a la propiedad' },
  COMP: { en: 'Comprehensive deductible', es: 'Deducible de cobertura amplia' },
  COLL: { en: 'Collision deductible', es: 'Deducible de colisión' },
  RREIM: { en: 'Rental reimbursement', es: 'Reembolso de auto rentado' },
  CWAIV: { en: 'Collision deductible waiver', es: 'Exención del deducible de colisión' },
};

export const productTexts: Record<ProductCode, Record<Language, { name: string; description: string }>> = {
  SML: {
    en: {
      name: 'State minimum',
      description: 'The least that your state asks for. It pays for harm that you cause to others.',
    },
    es: {
      name: 'Mínimo del estado',
      description: 'Lo mínimo que exige su estado. Paga los daños que usted cause a otros.',
    },
  },
  LUU: {
    en: { name: 'Liability plus', description: 'Liability, and cover for you when the other driver has no insurance.' },
    es: {
      name: 'Responsabilidad civil plus',
      description: 'Responsabilidad civil y protección para usted cuando el otro conductor no tiene seguro.',
    },
  },
  LUUCC: {
    en: {
      name: 'Full coverage',
      description: 'Liability plus, and repairs of your own car after a crash, theft, hail or fire.',
    },
    es: {
      name: 'Cobertura completa',
      description:
        'Responsabilidad civil plus y la reparación de su propio auto tras un choque, robo, granizo o incendio.',
    },
  },
  LCCUU: {
    en: {
      name: 'Full coverage plus',
      description: 'Full coverage with higher limits, lower deductibles and a rental car.',
    },
    es: {
      name: 'Cobertura completa plus',
      description: 'Cobertura completa con límites más altos, deducibles más bajos y un auto rentado.',
    },
  },
};
