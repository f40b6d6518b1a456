export { storeLead } from '#services/lead-store/store-lead';
export { leadRecordOf } from './lead-record.ts';
