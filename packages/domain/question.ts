export type YesNo = 'yes' | 'no';

/** A carrier's yes-or-no question, as the page configures it or the services send it (spec 2 §3.4). */
export interface Question {
  /** Identifies the question in the services. */
  code: string | number;
  /** `{0}` is replaced by the first name of the primary driver. */
  text: string;
  /** The texts for yes and no, in this order; if empty, the form's own. */
  answers: readonly string[];
  /** Only `validAnswer` is accepted. */
  validationRequired: boolean;
  validAnswer: string;
  /** Shown for any other answer. */
  errorMessage: string;
  /** The services' values of yes and no. */
  yesValue: string;
  noValue: string;
}
