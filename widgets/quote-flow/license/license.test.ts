import { describe, expect, it } from 'vitest';
import { alexLicense } from '#domain/license-barcode.examples';
import { NetworkError, StatusError } from '#services/errors';
import type { FlowConfig } from '../quote-flow.config.ts';
import {
  alex,
  alexContact,
  alexDetails,
  alexFinding,
  answeredVisit,
  austin,
  exampleConfig,
  minimalAnswers,
  unquotableZip,
} from '../quote-flow.examples.ts';
import { quoteRequest } from '../quote-flow.submission.ts';
import type { FlowEvent, FlowInput } from '../quote-flow.types.ts';
import { zipOf } from '../steps/details/zip.ts';
import { driverModes } from '../steps/driver/driver-entry.ts';
import { runFlow, silence, type Responses } from '../testing/run-flow.ts';
import { licenseFinding } from './license-finding.ts';
import { type Finding } from './license.types.ts';
import { LicenseImageError } from './read-license-image.ts';

const image = new Blob(['a photo'], { type: 'image/jpeg' });
const imageEvent: FlowEvent = { type: 'IMAGE.SUBMITTED', image };
const driver = { ...alex, licenseNumber: '12345678' };

interface Options {
  responses?: Responses;
  config?: Partial<FlowConfig>;
  mode?: 'uploadImage' | 'scanImage';
  input?: Partial<FlowInput>;
}

async function arriving({ responses, config, mode = 'uploadImage', input }: Options = {}) {
  const flow = runFlow({
    responses: { licenseImage: alexFinding, ...responses },
    input: { place: undefined, ...input, config: { ...exampleConfig, modes: [...driverModes], ...config } },
  });
  await flow.go({ type: 'MODE.CHOSEN', mode });
  return flow;
}

describe('an image of a license', () => {
  it.each(['uploadImage', 'scanImage'] as const)(
    'fills in what the image says and continues (mode %s)',
    async (mode) => {
      const { go, isIn, context, asked } = await arriving({ mode });
      await go(imageEvent);
      expect(asked.find(({ name }) => name === 'licenseImage')?.input).toEqual({
        image,
        mayHoldBarcode: mode === 'scanImage',
      });
      expect(isIn({ journey: 'contact' })).toBe(true);
      expect(context().answers.driver).toEqual(driver);
      expect(context().drafts.details).toEqual({ street: '100 Congress Ave', ...austin, gender: 'male' });
      expect(context()).toMatchObject({ fileId: 'file-7f3a', licenseImage: undefined });
      expect(zipOf(context())).toBe('78701');
    },
  );

  it.each(['imageNotClear', 'fileTypeError', 'fileSizeExceeding', 'unexpectederroroccured'] as const)(
    'reports an image refused with %s and waits for another',
    async (problem) => {
      const { go, isIn, context, left, responses } = await arriving({
        responses: { licenseImage: new LicenseImageError(problem) },
      });
      await go(imageEvent);
      expect(isIn({ journey: { driver: 'answering' } })).toBe(true);
      expect(context()).toMatchObject({ driverEntry: 'uploadImage', licenseProblem: problem });
      expect(left).toEqual([]);
      responses.licenseImage = alexFinding;
      await go({ type: 'IMAGE.CHOSEN', problem: undefined });
      expect(context().licenseProblem).toBeUndefined();
      await go(imageEvent);
      expect(isIn({ journey: 'contact' })).toBe(true);
    },
  );

  it('reports an unknown failure as unexpectederroroccured', async () => {
    const { go, context } = await arriving({ responses: { licenseImage: new TypeError('no such chunk') } });
    await go(imageEvent);
    expect(context().licenseProblem).toBe('unexpectederroroccured');
  });

  it.each([
    ['imageNotClear', ['/call-us']],
    ['unexpectederroroccured', ['/call-us']],
    ['fileTypeError', []],
    ['fileSizeExceeding', []],
  ] as const)('opens the configured page unless another file would help: %s', async (problem, pages) => {
    const { go, left, context } = await arriving({
      responses: { licenseImage: new LicenseImageError(problem) },
      config: { scanFailedPage: '/call-us' },
    });
    await go(imageEvent);
    expect(left).toEqual(pages);
    // The page may block the navigation.
    expect(context().licenseProblem).toBe(problem);
  });

  it('waits for the network and then reads the image', async () => {
    const { go, isIn, responses, timesAsked, asked } = await arriving({
      responses: { licenseImage: new NetworkError('getDriverLicense') },
    });
    await go(imageEvent);
    expect(isIn({ journey: { driver: { answering: 'imageUnsent' } } })).toBe(true);
    responses.licenseImage = alexFinding;
    await go({ type: 'NETWORK.RETURNED' });
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(timesAsked('licenseImage')).toBe(2);
    expect(asked.findLast(({ name }) => name === 'licenseImage')?.input).toMatchObject({ image });
  });

  it('does not read an image before there is a token', async () => {
    const { go, isIn, timesAsked } = await arriving({ responses: { guestToken: silence } });
    await go(imageEvent);
    expect(isIn({ journey: { driver: 'answering' } })).toBe(true);
    expect(timesAsked('licenseImage')).toBe(0);
  });

  it('discards the image when the visitor chooses another way', async () => {
    const { go, isIn, context } = await arriving({ responses: { licenseImage: silence } });
    await go(imageEvent, { type: 'MODE.CHOSEN', mode: 'noLicense' });
    expect(isIn({ journey: { driver: 'answering' } })).toBe(true);
    expect(context()).toMatchObject({ driverEntry: 'noLicense', licenseImage: undefined, licenseProblem: undefined });
  });

  it.each([
    ['a name only', { firstName: 'Alex', lastName: 'Example' }, { birthDate: '', licenseNumber: '' }],
    ['a number only', { licenseNumber: '12345678' }, { firstName: '', licenseNumber: '12345678' }],
    ['a person who is too young', { ...alexFinding.fields, birthDate: '2015-04-17' }, { birthDate: '2015-04-17' }],
  ])('an image with %s leaves the rest for typing', async (_, fields, draft) => {
    const { go, isIn, context } = await arriving({
      responses: { licenseImage: { ...alexFinding, fields } satisfies Finding },
    });
    await go(imageEvent);
    expect(isIn({ journey: { driver: 'answering' } })).toBe(true);
    expect(context().driverEntry).toBe('filled');
    expect(context().drafts.driver).toMatchObject(draft);
    await go({ type: 'DRIVER.SUBMITTED', answers: driver });
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(context().fileId).toBe('file-7f3a');
  });

  it('forgets the image when another driver is typed', async () => {
    const { go, context } = await arriving();
    await go(imageEvent, { type: 'BACK' }, { type: 'MODE.CHOSEN', mode: 'noLicense' });
    await go({ type: 'DRIVER.SUBMITTED', answers: { ...alex, firstName: 'Sam' } });
    expect(context().fileId).toBe('');
  });
});

it('continues with a barcode that the device read, without sending an image', async () => {
  const { go, isIn, context, timesAsked } = await arriving({ mode: 'scanImage' });
  const finding = { ...licenseFinding(alexLicense, { source: 'barcode', fileId: '' }), fields: alexFinding.fields };
  await go({ type: 'LICENSE.SCANNED', finding });
  expect(isIn({ journey: 'contact' })).toBe(true);
  expect(context().answers.driver).toEqual(driver);
  expect(context().primaryFacts.license).toMatchObject({ number: '12345678', issueDate: '2021-04-18' });
  expect(context().fileId).toBe('');
  expect(timesAsked('licenseImage')).toBe(0);
});

it('sends the day on which a looked-up license was issued', async () => {
  const found = { ...alex, foundRecord: 'd-1', isPrimary: true, issueDate: '2021-04-18' };
  const { go, context } = await arriving({ responses: { driverByLicense: found } });
  await go(
    { type: 'MODE.CHOSEN', mode: 'license' },
    { type: 'LICENSE.SUBMITTED', licenseNumber: '12345678', birthDate: '1990-04-17' },
  );
  const answers = { ...minimalAnswers, driver: context().answers.driver! };
  const request = quoteRequest({ ...context(), answers, transaction: { id: 'transaction-1', isSubmitted: false } });
  expect(request.drivers[0].license).toEqual({
    type: 'unitedStates',
    number: '12345678',
    issueDate: '2021-04-18',
  });
});

describe('the zip code on a license', () => {
  const page = { notQuotablePage: '/coming-soon' };

  it('opens the configured page for a zip code that is not quotable', async () => {
    const { go, isIn, context, left } = await arriving({ responses: { zipLookup: unquotableZip }, config: page });
    await go(imageEvent);
    expect(left).toEqual(['/coming-soon']);
    expect(isIn({ journey: { driver: 'answering' } })).toBe(true);
    expect(context().licenseProblem).toBe('notQuotable');
    expect(context().answers.driver).toBeUndefined();
  });

  it.each([
    ['is quotable', {}, page, 1],
    ['could not be looked up', { zipLookup: new StatusError('cityByZip', 500) }, page, 1],
    ['is checked in the address step because no page is configured', { zipLookup: unquotableZip }, {}, 0],
  ] as const)('continues when the license’s zip code %s', async (_, responses, config, lookups) => {
    const { go, isIn, left, timesAsked } = await arriving({ responses, config });
    await go(imageEvent);
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(left).toEqual([]);
    expect(timesAsked('zipLookup')).toBe(lookups);
  });

  it('does not leave for the zip code of a license lookup', async () => {
    const found = { ...alex, gender: 'male', foundRecord: 'd-1', isPrimary: true, address: { zip: '99999' } };
    const { go, isIn, left } = await arriving({
      responses: { driverByLicense: found, zipLookup: unquotableZip },
      config: page,
    });
    await go(
      { type: 'MODE.CHOSEN', mode: 'license' },
      { type: 'LICENSE.SUBMITTED', licenseNumber: '12345678', birthDate: '1990-04-17' },
    );
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(left).toEqual([]);
  });
});

describe('“Is this you?”', () => {
  const config = { confirmFoundInformation: true };

  it('asks “Is this you?” before the flow continues, when the author wants it', async () => {
    const { go, isIn, context } = await arriving({ config });
    await go(imageEvent);
    expect(isIn({ journey: { driver: 'confirming' } })).toBe(true);
    expect(context().answers.driver).toBeUndefined();
    await go({ type: 'FINDING.CONFIRMED' });
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(context().answers.driver).toEqual(driver);
  });

  it('asks “Is this you?” after a license lookup too', async () => {
    const found = { ...alex, foundRecord: 'd-1', isPrimary: true };
    const { go, isIn } = await arriving({ config, responses: { driverByLicense: found } });
    await go(
      { type: 'MODE.CHOSEN', mode: 'license' },
      { type: 'LICENSE.SUBMITTED', licenseNumber: '12345678', birthDate: '1990-04-17' },
    );
    expect(isIn({ journey: { driver: 'confirming' } })).toBe(true);
  });

  it.each([
    ['by name', [...driverModes], 'noLicense'],
    ['in the plain form if that mode is not offered', ['license', 'uploadImage'], 'filled'],
  ] as const)('lets the visitor type their details after a “no”: %s', async (_, modes, entry) => {
    const { go, isIn, context } = await arriving({ config: { ...config, modes: [...modes] } });
    await go(imageEvent, { type: 'FINDING.REJECTED' });
    expect(isIn({ journey: { driver: 'answering' } })).toBe(true);
    expect(context()).toMatchObject({ driverEntry: entry, finding: undefined, fileId: '' });
    expect(context().answers.driver).toBeUndefined();
  });
});

describe('typed answers and the license finding', () => {
  const typed: FlowEvent = {
    type: 'DRAFT.CHANGED',
    form: 'driver',
    values: { firstName: 'Alexander', lastName: 'EXAMPLE', birthDate: '1990-04-17', licenseNumber: '' },
  };

  async function differing() {
    const flow = await arriving();
    await flow.go(typed, imageEvent);
    return flow;
  }

  it('asks the visitor to choose when typed answers and the finding differ', async () => {
    const { isIn, context } = await differing();
    expect(isIn({ journey: { driver: 'overriding' } })).toBe(true);
    expect(context().answers.driver).toBeUndefined();
  });

  it.each([
    ['typed', 'Alexander'],
    ['found', 'Alex'],
  ] as const)('keeps what was %s when the visitor chooses it', async (keeps, firstName) => {
    const { go, isIn, context } = await differing();
    await go({ type: 'FINDING.SETTLED', keeps });
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(context().answers.driver).toEqual({ ...driver, firstName, lastName: 'Example' });
    expect(context().fileId).toBe('file-7f3a');
  });

  it('keeps the typed draft and drops the finding when the visitor rejects it', async () => {
    const { go, isIn, context } = await differing();
    await go({ type: 'FINDING.REJECTED' });
    expect(isIn({ journey: { driver: 'answering' } })).toBe(true);
    expect(context()).toMatchObject({
      finding: undefined,
      driverEntry: 'uploadImage',
      drafts: { driver: { firstName: 'Alexander' } },
    });
  });

  it('compares the finding with the address of an earlier answer too', async () => {
    const { go, isIn, context } = runFlow({
      visit: {
        ...answeredVisit,
        step: 'driver',
        driverEntry: 'uploadImage',
        answers: { ...answeredVisit.answers, details: { ...alexDetails, street: '1 Other Street' } },
      },
      responses: { licenseImage: alexFinding },
      input: { config: { ...exampleConfig, modes: [...driverModes] } },
    });
    await go(imageEvent);
    expect(isIn({ journey: { driver: 'overriding' } })).toBe(true);
    await go({ type: 'FINDING.SETTLED', keeps: 'typed' });
    expect(context().drafts.details).toMatchObject({ street: '1 Other Street', city: 'Austin' });
  });
});

describe('the image of the license', () => {
  const further: FlowEvent[] = [
    { type: 'CONTACT.SUBMITTED', answers: alexContact },
    { type: 'DETAILS.SUBMITTED', answers: alexDetails },
  ];

  it('uploads the image once after driver info 3/3', async () => {
    const { go, isIn, asked, timesAsked, context } = await arriving();
    await go(imageEvent, further[0]!);
    expect(timesAsked('licenseFile')).toBe(0);
    await go(further[1]!);
    expect(isIn({ journey: 'drivers' })).toBe(true);
    expect(asked.findLast(({ name }) => name === 'licenseFile')?.input).toEqual({ fileId: 'file-7f3a' });
    expect(context().fileId).toBe('');
    await go({ type: 'BACK' }, further[1]!, { type: 'DRIVERS.CONFIRMED' });
    expect(timesAsked('licenseFile')).toBe(1);
  });

  it('uploads the image when the network returns', async () => {
    const { go, isIn, timesAsked, responses, context } = await arriving({
      responses: { licenseFile: new NetworkError('uploadDriverLicense') },
    });
    await go(imageEvent, ...further);
    expect(isIn({ journey: 'drivers' })).toBe(true);
    expect(isIn({ licenseFile: 'waitingForNetwork' })).toBe(true);
    responses.licenseFile = undefined;
    await go({ type: 'NETWORK.RETURNED' });
    expect(timesAsked('licenseFile')).toBe(2);
    expect(context().fileId).toBe('');
  });

  it('uploads the image after a reload that preceded the upload', async () => {
    const { go, timesAsked } = runFlow({ visit: { ...answeredVisit, step: 'drivers', fileId: 'file-7f3a' } });
    await go();
    expect(timesAsked('licenseFile')).toBe(1);
  });

  it('does not retry the upload when the service refuses the image', async () => {
    const { go, timesAsked, context } = await arriving({
      responses: { licenseFile: new StatusError('uploadDriverLicense', 404) },
    });
    await go(imageEvent, ...further, { type: 'NETWORK.RETURNED' });
    expect(timesAsked('licenseFile')).toBe(1);
    expect(context().fileId).toBe('');
  });

  it('uploads nothing when the device read the barcode', async () => {
    const { go, timesAsked } = await arriving({ mode: 'scanImage' });
    await go({ type: 'LICENSE.SCANNED', finding: { ...alexFinding, source: 'barcode', fileId: '' } }, ...further);
    expect(timesAsked('licenseFile')).toBe(0);
  });
});
