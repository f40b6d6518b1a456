// The sections after the first one, loaded while the visitor is in it.
export { CoverageSection } from './coverage/coverage.view.tsx';
export { BuyingSection, ConfirmedSection, FailedSection, WaitlistedSection } from './outcome/outcome.view.tsx';
export { PaymentSection } from './payment/payment.view.tsx';
