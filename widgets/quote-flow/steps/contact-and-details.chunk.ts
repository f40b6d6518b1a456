export { ContactStep } from './contact/contact.view.tsx';
export { DetailsStep } from './details/details.view.tsx';
