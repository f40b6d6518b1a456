// What comes after the first section, fetched while the visitor is busy with it.
export { ContactSection } from './contact/contact.view.tsx';
export { DriversSection } from './drivers/drivers.view.tsx';
export { QuestionsSection } from './questions/questions.view.tsx';
export { Success } from './success.view.tsx';
export { Verifying } from './verifying.view.tsx';
