export { ReferralSection as Tab } from './referral.view.tsx';
