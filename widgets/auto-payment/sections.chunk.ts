// The sections after the first one, loaded while the visitor fills in the first.
export { DriversSection, MoreQuestionsSection, UnderwritingSection } from './question-sections.view.tsx';
export { PaymentSection, PolicySection, RatingSection, SigningSection, SoldSection } from './last-sections.view.tsx';
