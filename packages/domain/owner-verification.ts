/** Maximum number of birth dates to try before a quote is locked. */
export const allowedVerifications = 3;

/**
 * The service's sentence for a wrong birth date (spec 1 §8). Visitors read the widget's own text, in their language.
 */
export const wrongBirthDateSentence = "Your dob does not matched with the quote customer's dob.";
