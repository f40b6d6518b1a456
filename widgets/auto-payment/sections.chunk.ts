import { ESign } from './e-sign.view.tsx';
import { Payment, PaymentFailed, Processing } from './payment.view.tsx';
import { Policy } from './policy.view.tsx';
import { DriversSection, MoreQuestions, Rating, ResultFailed, Underwriting } from './purchase-sections.view.tsx';
import { Sold } from './sold.view.tsx';
import { Vehicles } from './vehicles.view.tsx';

/** The sections after the first one, loaded while the visitor is in it. */
export const laterPages = {
  drivers: DriversSection,
  vehicles: Vehicles,
  underwriting: Underwriting,
  moreQuestions: MoreQuestions,
  rating: Rating,
  resultFailed: ResultFailed,
  policy: Policy,
  payment: Payment,
  processing: Processing,
  paymentFailed: PaymentFailed,
  eSign: ESign,
  sold: Sold,
};
