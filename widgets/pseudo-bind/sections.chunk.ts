// The sections after the first one, loaded while the visitor is in it.
export { ContactSection } from './contact/contact.view.tsx';
export { DriversSection, QuestionsSection } from './purchase-sections.view.tsx';
export { Success } from './success.view.tsx';
export { Verifying } from './verifying.view.tsx';
