import type { StateCode } from '#domain/us-state';

/** A carrier's pay plan. `description` is in its rates; OD and OH are bi-monthly. */
export interface CarrierPayPlan {
  description: string;
  /** Payments after the down payment; 0 for a single payment. */
  installments: number;
  /** Share of the premium due at once. */
  downShare: number;
  /** Cents added to every installment. */
  fee: number;
}

/** A fictional insurance company. */
export interface Carrier {
  id: string;
  name: string;
  color: string;
  /** `carrier`: on its own page; `pseudo`: through an agent; empty: not online. */
  bolType: 'carrier' | 'pseudo' | '';
  opensNewWindow: boolean;
  /** The agency sells this carrier's policies on its own page. */
  isSoldByAgency?: boolean;
  /** Price relative to the other carriers. */
  level: number;
  /** Factor for young and old drivers: above 1, more expensive for them. */
  ageCaution: number;
  ages: readonly [youngest: number, oldest: number];
  notIn: readonly StateCode[];
  payPlan: CarrierPayPlan;
}

const monthly = (description: string, downShare: number): CarrierPayPlan => ({
  description,
  installments: 5,
  downShare,
  fee: 500,
});

/** All carriers are fictional. Every served state has at least eight for an ordinary adult. */
export const carriers: readonly Carrier[] = [
  {
    id: '1001',
    name: 'Larkspur Mutual',
    color: '#5b4b9e',
    bolType: 'carrier',
    opensNewWindow: false,
    level: 0.96,
    ageCaution: 1,
    ages: [16, 75],
    notIn: [],
    payPlan: monthly('6 payments', 0.18),
  },
  {
    id: '1002',
    name: 'Copper Kettle Casualty',
    color: '#a4502b',
    bolType: 'carrier',
    opensNewWindow: true,
    level: 0.9,
    ageCaution: 1.2,
    ages: [21, 75],
    notIn: ['FL'],
    payPlan: monthly('EFT, 6 payments', 0.1667),
  },
  {
    id: '1003',
    name: 'Juniper & Finch',
    color: '#2f6b4f',
    bolType: 'carrier',
    opensNewWindow: false,
    level: 1.08,
    ageCaution: 0.9,
    ages: [16, 75],
    notIn: [],
    payPlan: { description: 'Paid in full', installments: 0, downShare: 1, fee: 0 },
  },
  {
    id: '1004',
    name: 'Tumbleweed Direct',
    color: '#85600f',
    bolType: 'pseudo',
    opensNewWindow: false,
    level: 0.86,
    ageCaution: 1.1,
    ages: [18, 75],
    notIn: ['IL', 'TN'],
    payPlan: { description: 'OD', installments: 2, downShare: 0.34, fee: 600 },
  },
  {
    id: '1005',
    name: 'Paper Lantern Insurance',
    color: '#b3264a',
    bolType: 'carrier',
    opensNewWindow: false,
    level: 1.02,
    ageCaution: 1,
    ages: [16, 75],
    notIn: [],
    payPlan: { description: '4 payments', installments: 4, downShare: 0.25, fee: 400 },
  },
  {
    id: '1006',
    name: 'Old Ferry General',
    color: '#1f5c7a',
    bolType: '',
    opensNewWindow: false,
    level: 1.15,
    ageCaution: 0.85,
    ages: [16, 75],
    notIn: ['CA'],
    payPlan: monthly('6 payments', 0.2),
  },
  {
    id: '1007',
    name: 'Marigold Auto',
    color: '#a5520d',
    bolType: 'carrier',
    opensNewWindow: false,
    level: 0.93,
    ageCaution: 1.15,
    ages: [19, 75],
    notIn: [],
    payPlan: { description: '1 Mo', installments: 5, downShare: 0.1667, fee: 700 },
  },
  {
    id: '1008',
    name: 'Night Heron Specialty',
    color: '#33475b',
    bolType: 'pseudo',
    opensNewWindow: false,
    level: 1.28,
    ageCaution: 0.7,
    ages: [15, 75],
    notIn: [],
    payPlan: { description: 'OH', installments: 2, downShare: 0.4, fee: 600 },
  },
  {
    id: '1009',
    name: 'Seven Creeks Preferred',
    color: '#27706f',
    bolType: 'carrier',
    opensNewWindow: true,
    isSoldByAgency: true,
    level: 0.99,
    ageCaution: 1.3,
    ages: [25, 75],
    notIn: ['NV'],
    payPlan: monthly('6 payments', 0.1667),
  },
  {
    id: '1010',
    name: 'Quillback Select',
    color: '#7a3b69',
    bolType: 'carrier',
    opensNewWindow: false,
    level: 1.05,
    ageCaution: 1,
    ages: [16, 75],
    notIn: [],
    payPlan: monthly('EFT, 10% down', 0.1),
  },
];

export function carrierById(id: string): Carrier | undefined {
  return carriers.find((carrier) => carrier.id === id);
}
