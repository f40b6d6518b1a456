import { expect, it } from 'vitest';
import {
  MalformedError,
  NetworkError,
  RefusedError,
  type ServiceError,
  SessionEndedError,
  StatusError,
  TimeoutError,
} from '#services/errors';
import { isSignInRejected, waitBeforeSignIn } from './sign-in-rejection.ts';

const refused = (reason: string | undefined, status = 200) => new RefusedError('signIn', { reason, status });

it.each<[string, unknown, boolean]>([
  ['a refusal without a message', refused(undefined), true],
  ['a refusal with a message', refused('The email address or the password is not right.'), true],
  ['a refusal with status 400', refused('Invalid login', 400), true],
  ['a refusal with status 500', refused('Customer does not exist', 500), true],
  ['a refusal in Spanish', refused('No se pudo iniciar sesión: contraseña incorrecta'), true],
  ['a refusal that mentions the account and a later try', refused('Account locked, try again later'), true],
  ['status 401', new StatusError('signIn', 401), true],
  ['status 404', new StatusError('signIn', 404), true],
  ['a locked account', new StatusError('signIn', 423), true],
  ['a locked account with a message', refused('Your account is locked. Call us.', 423), true],
  ['status 400 with a message about the password', new StatusError('signIn', 400, 'The password is wrong.'), true],
  ['status 422 with a message about the account', new StatusError('signIn', 422, 'No existe esa cuenta.'), true],
  ['status 400 with the code of OAuth', new StatusError('signIn', 400, 'invalid_grant'), true],
  [
    'status 400 with a message about the password, and whom to ask',
    new StatusError('signIn', 400, 'Incorrect email or password. Please contact customer service.'),
    true,
  ],
  ['status 400 with what must match', new StatusError('signIn', 400, 'Username and password must match.'), true],
  [
    'status 422 in Spanish, with what to do',
    new StatusError('signIn', 422, 'Contraseña incorrecta. Debe intentarlo de nuevo.'),
    true,
  ],
  [
    'status 400 with an outage of the account service',
    new StatusError('signIn', 400, 'The account service is temporarily unavailable.'),
    false,
  ],
  ...[
    'Your account is temporarily locked.',
    'The email or password is incorrect. Please try again later.',
    'Too many failed login attempts, try again later',
    'Your temporary password is incorrect',
  ].map((reason): [string, unknown, boolean] => [
    `status 422: ${reason}`,
    new StatusError('signIn', 422, reason),
    true,
  ]),
  [
    'status 400 with what to do first',
    new StatusError('signIn', 400, 'You must verify your email before signing in'),
    false,
  ],
  ['status 400 for a field', new StatusError('signIn', 400, 'The Email field is required.'), false],
  ['status 400 with whom to ask', new StatusError('signIn', 400, 'Please contact customer service.'), false],
  ['status 400 without a message', new StatusError('signIn', 400), false],
  ['status 400 with a message about the request', new StatusError('signIn', 400, 'header.lang is missing'), false],
  ['status 400 with a program error', new StatusError('signIn', 400, 'UserException: stack trace'), false],
  ['a crash', refused('Object reference not set to an instance of an object.', 500), false],
  ['a crash whose message contains “user”', refused('NullReferenceException at UserService', 200), false],
  ['a fault with a message', refused('Something went wrong', 500), false],
  ['a fault without a message', refused(undefined, 502), false],
  ['too many tries', new StatusError('signIn', 429), true],
  ['too many tries with a message', refused('Please try later', 429), true],
  ['an outage', refused('Service is not available'), false],
  ['an outage in Spanish', refused('El servicio no está disponible'), false],
  ['a failed bot check', refused('Verification failed', 403), false],
  ['status 403', new StatusError('signIn', 403), false],
  ['status 503', new StatusError('signIn', 503), false],
  ['no network', new NetworkError('signIn'), false],
  ['a timeout', new TimeoutError('signIn'), false],
  ['a malformed response', new MalformedError('signIn'), false],
  ['an expired session', new SessionEndedError('extendSession', 401), false],
  ['an error of the page', new Error('a chunk is missing'), false],
])('reads %s as a rejected sign-in: %#', (_what, error, isRejected) => {
  expect(isSignInRejected(error)).toBe(isRejected);
});

it.each<[ServiceError, number]>([
  [new StatusError('signIn', 429, undefined, 4000), 4000],
  [new RefusedError('signIn', { status: 429, retryAfter: 0 }), 1000],
  [new StatusError('signIn', 429), 1000],
  [new StatusError('signIn', 503, undefined, 4000), 0],
  [refused('No'), 0],
])('waits after %s for %i ms', (error, wait) => {
  expect(waitBeforeSignIn(error)).toBe(wait);
});
