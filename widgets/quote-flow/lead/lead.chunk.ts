export { createLead } from '#services/lead-store/create-lead';
export { updateLead } from '#services/lead-store/update-lead';
export { leadRecordOf } from './lead-record.ts';
