const failed = '(?:errors?|fail(?:ed|ure)?|rejected|refused|denied|invalid)';
const nothing = String.raw`(?:null|false|0|"\s*(?:none|no|false|0|ok)?\s*"|\[\s*\]|\{\s*\})\s*[,}]`;

/**
 * The keys and words by which an acknowledgement refuses. Matched in its text, at any depth: acknowledgements use these
 * keys for nothing else.
 */
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
 * Whether an acknowledgement without `isSuccess` refuses: `success: false`, an `error` or `errors` that are not empty,
 * `status: "failed"`, or only such a word.
 */
export const saysNo = (text: string): boolean => denials.test(text);
