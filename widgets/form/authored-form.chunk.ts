// Loaded only for an authored form.
export { readAuthoredForm } from './authored-form.ts';
