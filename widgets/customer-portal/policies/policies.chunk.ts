export { Policies as Tab } from './policies.view.tsx';
