export { Profile as Tab } from './profile.view.tsx';
