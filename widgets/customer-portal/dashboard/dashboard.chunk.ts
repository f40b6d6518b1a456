export { Dashboard as Tab } from './dashboard.view.tsx';
