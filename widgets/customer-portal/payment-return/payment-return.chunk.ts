export { PaymentReturn } from './payment-return.view.tsx';
