import { describe, expect, it } from 'vitest';
import { NetworkError, RefusedError, StatusError } from './errors.ts';
import { emptyIfNotFound } from './no-results-refusal.ts';
import { orNotFound, placeRefusal } from './nothing-found.ts';

const failures = [
  'Service is not available',
  'The service is temporarily unavailable. Please try again later.',
  'Internal error',
  'An error occurred. Quote not found.',
  'Your session was not found.',
  'Something went wrong',
  'Too many requests',
  'El servicio no está disponible en este momento.',
  'Ocurrió un error. Intente más tarde.',
];

describe('the message of a refusal', () => {
  const statusOf = (error: unknown) =>
    orNotFound(Promise.reject(error)).catch((thrown: { status?: number }) => thrown.status);

  it.each([
    'Quote not found!',
    'We could not find that lead.',
    'No quote was found for this transaction',
    'This transaction does not exist.',
    'There is no lead for this code.',
    'This quote has expired.',
    'Unknown customer',
    'No such transaction',
    'No driver found',
    'No se encontró la cotización.',
    'No pudimos encontrar su solicitud.',
    'Esa cotización no existe.',
    'El enlace ha vencido.',
  ])('says that the requested item does not exist: %s', async (reason) => {
    expect(await statusOf(new RefusedError('call', { status: 200, reason }))).toBe(404);
    expect(await statusOf(new StatusError('call', 404, reason))).toBe(404);
  });

  it.each(failures)('does not say whether the requested item exists: %s', async (reason) => {
    expect(await statusOf(new RefusedError('call', { status: 200, reason }))).toBe(200);
    expect(placeRefusal(reason)).toBeUndefined();
  });

  it.each([
    ['a fault', new RefusedError('call', { status: 500, reason: 'Quote not found!' }), 500],
    ['denied access', new RefusedError('call', { status: 403, reason: 'Quote not found!' }), 403],
    ['no response', new NetworkError('call'), undefined],
  ])('is ignored for %s', async (_, error, status) => {
    expect(await statusOf(error)).toBe(status);
  });

  it.each([
    'Zip code is not valid',
    'Invalid zip code',
    'Zip code not found',
    'Unknown zip code',
    'No such zip code',
    'This zip code does not exist.',
    'Código postal inválido',
    'El código postal no es válido',
    'Ese código postal no existe.',
  ])('says that a place does not exist: %s', (reason) => {
    expect(placeRefusal(reason)).toBe('unknown');
  });

  it.each([
    'We do not offer quotes in this ZIP code.',
    'This area is not served',
    'We don’t write policies in Alaska yet',
    'Not available in your area',
    'No quotes found for this zip code',
    'There is no coverage in your area',
    'No atendemos ese código postal.',
    'No hay cotizaciones para ese código postal.',
    'Your ZIP code is not supported.',
    'We do not operate here.',
    'There is no service in your city',
    'Esa área no es servida.',
    'No atendemos su estado.',
  ])('says that a place is not served: %s', (reason) => {
    expect(placeRefusal(reason)).toBe('notServed');
  });

  it.each([
    'Language is not supported',
    'Brand is not licensed',
    'We could not serve your request',
    'There is no service for this brand',
    'You are not eligible.',
    'This client does not operate.',
    'No pudimos atender su solicitud.',
    'El idioma no es servido.',
  ])('says nothing about a place: %s', (reason) => {
    expect(placeRefusal(reason)).toBeUndefined();
  });

  it.each([
    ['policies', 'No policies found'],
    ['policies', 'Policy not found.'],
    ['policies', 'You have no active policies.'],
    ['policies', 'No se encontraron pólizas.'],
    ['policies', 'Póliza no encontrada'],
    ['documents', 'There are no documents for this policy'],
    ['documents', 'No hay documentos'],
    ['programs', 'Customer is not enrolled'],
    ['programs', 'No loyalty program found'],
    ['programs', 'No está inscrito en el programa.'],
    ['customers', 'Customer does not exist'],
    ['customers', 'No such customer'],
    ['customers', 'Unknown email address'],
    ['customers', 'User not found'],
    ['customers', 'We could not find an account with this email.'],
    ['customers', 'There is no account for this email address.'],
    ['customers', 'This email isn’t registered.'],
    ['customers', 'You are not a customer of ours.'],
    ['customers', 'No existe una cuenta con ese correo.'],
    ['customers', 'El cliente no existe'],
    ['customers', 'El correo electrónico no está registrado.'],
  ] as const)('says that there are no %s: %s', async (what, reason) => {
    const of = (error: unknown) => emptyIfNotFound(Promise.reject(error), what);
    expect(await of(new RefusedError('call', { status: 400, reason }))).toEqual([]);
    expect(await of(new StatusError('call', 400, reason))).toEqual([]);
    for (const status of [401, 403, 500, 503])
      await expect(of(new StatusError('call', status, reason))).rejects.toMatchObject({ status });
  });

  it.each([...failures, 'Your policies move to a new system today.', 'No quotes found'])(
    'does not say that there are no policies: %s',
    async (reason) => {
      const refused = emptyIfNotFound(Promise.reject(new RefusedError('call', { status: 400, reason })), 'policies');
      await expect(refused).rejects.toMatchObject({ reason });
    },
  );

  it.each([
    ...failures,
    'Not found',
    'Resource not found',
    'no Route matched with those values',
    'Cannot POST /api/customer/check',
    'The path /api/customer/check does not exist.',
    '/api/customer not found',
    'Please use the form of the day.',
  ])('does not say that there is no customer: %s', async (reason) => {
    const refused = emptyIfNotFound(Promise.reject(new RefusedError('call', { status: 404, reason })), 'customers');
    await expect(refused).rejects.toMatchObject({ reason });
  });
});
