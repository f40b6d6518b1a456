// The sections after the first one, loaded while the visitor is in it.
export { ContactSection } from './contact/contact.view.tsx';
export { DriversSection } from './drivers/drivers.view.tsx';
export { QuestionsSection } from './questions/questions.view.tsx';
export { Success } from './success.view.tsx';
export { Verifying } from './verifying.view.tsx';
