export { PaymentHelp } from './help.view.tsx';
