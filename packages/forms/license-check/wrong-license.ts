import { isNothingFound, isRejected, ServiceError, StatusError } from '#services/errors';
import { namesFailure, says } from '#services/nothing-found';

const words = (pattern: string): RegExp => new RegExp(pattern, 'iu');

const service =
  '(?:keys?|services?|checks?|search|look-?up|validation|verification|providers?|requests?|types?|status|states?)';
const response = '(?:responses?|answers?|results?|reasons?)';
const licenseName = String.raw`\b(?:licen[cs]es?|dl|dob|date of birth|birth ?date)\b`;
/** What is checked, but not the check itself: `License service`. */
const license = String.raw`${licenseName}(?! ${service}\b)`;
const wrong = String.raw`\b(?:unknown|invalid|incorrect|unrecognized)\b(?! ${response}\b)`;
const isWrong = String.raw`\b(?:(?:is|are) wrong|not (?:a )?(?:valid|known|correct|recognized))\b`;
const noMatch = String.raw`(?:\bmismatch|(?:\bno|\bnot|n['’]t) match(?:ed|es|ing)?\b)`;
const licencia = String.raw`\b(?:licencia|fecha de nacimiento)\b`;

/** `License and date of birth do not match`, `Invalid license number`, `La licencia no es válida` */
const wrongLicenseWords = [
  words(String.raw`(?:${wrong}|\bwrong) (?:or missing )?(?:driver['’]?s?['’]? |driving )?${license}`),
  words(`${license}[^.:;]{0,30}(?:${wrong}|${isWrong}|${noMatch})`),
  words(`${noMatch}[^.:;]{0,30}${license}`),
  words(String.raw`${noMatch} (?:our|the|any) (?:\p{L}+ )?records?\b`),
  words(
    String.raw`${licencia}[^.:;]{0,30}(?:desconocid|inv[aá]lid|incorrect|\bno (?:es |son |eran? )?(?:v[aá]lid|correct))`,
  ),
  words(String.raw`${licencia}[^.:;]{0,30}\bno (?:se reconoc|coincid|correspond)`),
  words(String.raw`\bno (?:coincid|correspond)\p{L}* (?:con|a) (?:nuestros|los) registros\b`),
];

/** `Unknown license type`: the request's fault, although it resembles `Unknown license`. */
const unknownRequestWords = [words(String.raw`\bunknown (?:driver['’]?s?['’]? |driving )?${licenseName} ${service}\b`)];

/**
 * The service does not know the license with the date of birth: a result of the check, not a failure. Some services
 * respond with 400 then, without `isSuccess: false`, and empty or with a few words: it counts unless they name a failure
 * of the service. A refusal with another message says nothing about the license, also with 400.
 */
export function isWrongLicense(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const reason = error.reason ?? '';
  if (error instanceof StatusError && error.status === 400) return !namesFailure(reason);
  if (isNothingFound(error)) return !says(reason, unknownRequestWords);
  return isRejected(error) && says(reason, wrongLicenseWords);
}

/** Whether the service says in words that the license is wrong, for example `Invalid license number`. */
export const saysWrongLicense = (error: unknown): boolean =>
  error instanceof ServiceError && isWrongLicense(error) && says(error.reason ?? '', wrongLicenseWords);
