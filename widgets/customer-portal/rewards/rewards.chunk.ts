export { RewardsTab as Tab } from './rewards.view.tsx';
