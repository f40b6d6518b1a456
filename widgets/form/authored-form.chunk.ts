// Only a form of the page's own needs it.
export { readAuthoredForm } from './authored-form.ts';
