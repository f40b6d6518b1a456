const failed = '(?:errors?|fail(?:ed|ure)?|rejected|refused|denied|invalid)';
const nothing = String.raw`(?:null|false|0|"\s*(?:none|no|false|0|ok)?\s*"|\[\s*\]|\{\s*\})\s*[,}]`;

/** What an acknowledgement says no with. Matched in its text: no key of one has another meaning, however deep it is. */
const denials = new RegExp(
  [
    String.raw`"(?:success|succeeded|ok)"\s*:\s*(?:false|0|"\s*(?:false|no?|0)\s*")\s*[,}]`,
    String.raw`"errors?"\s*:\s*(?!\s|${nothing})`,
    String.raw`"status"\s*:\s*"\s*${failed}\s*"`,
    String.raw`^\s*(?:false|"?(?:error|fail(?:ed|ure)?)\b)`,
    String.raw`^\s*"?${failed}"?\s*$`,
  ].join('|'),
  'i',
);

/**
 * Whether an acknowledgement without `isSuccess` says no: `success: false`, an `error` or `errors` that are not empty,
 * `status: "failed"`, or such a word alone.
 */
export const saysNo = (text: string): boolean => denials.test(text);
