export { QuotesTab as Tab } from './quotes.view.tsx';
