import { toCanvas } from 'bwip-js/browser';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alexBarcode } from '#domain/license-barcode.examples';
import { licenseImageProblems } from '#domain/license-image';
import { hangsUp } from '#embed/testing/fake-services';
import { driverModes } from '../steps/driver/driver-entry.ts';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';
import { I, button, field, openFlow } from '../testing/open-flow.tsx';
import { readPicture, readStill } from './license-decoder.ts';

const modes = [...driverModes];

/** The back of a license on a table. */
function drawnBack(text = alexBarcode): HTMLCanvasElement {
  const bars = document.createElement('canvas');
  const parsed = text.replaceAll(/[\^\p{Cc}]/gu, (mark) => `^${String(mark.charCodeAt(0)).padStart(3, '0')}`);
  const options = {
    bcid: 'pdf417',
    text: parsed,
    parse: true,
    columns: 14,
    eclevel: 5,
    scale: 2,
    padding: 12,
    backgroundcolor: 'FFFFFF',
  };
  toCanvas(bars, options);
  const card = empty();
  card.getContext('2d')!.drawImage(bars, 210, 200, 860, (860 * bars.height) / bars.width);
  return card;
}

function empty(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1280, height: 720 });
  const surface = canvas.getContext('2d')!;
  surface.fillStyle = '#e8e4da';
  surface.fillRect(0, 0, 1280, 720);
  return canvas;
}

const photoOf = async (canvas: HTMLCanvasElement, name = 'license.png') => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], name, { type: 'image/png' });
};

const photoOfSize = (bytes: number) => new File([new Uint8Array(bytes)], 'license.png', { type: 'image/png' });

/** Replaces the camera by a canvas. Returns its stream. */
function cameraSees(canvas: HTMLCanvasElement): MediaStream {
  const stream = canvas.captureStream();
  const surface = canvas.getContext('2d')!;
  // A static canvas sends no frames.
  const film = setInterval(() => surface.fillRect(0, 0, 1, 1), 40);
  onTestFinished(() => clearInterval(film));
  stub(() => Promise.resolve(stream));
  return stream;
}

function stub(answer: () => Promise<MediaStream>): void {
  const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(answer);
  onTestFinished(() => getUserMedia.mockRestore());
}

const isOff = (stream: MediaStream) => stream.getTracks().every(({ readyState }) => readyState === 'ended');
const fileInput = () => page.getByLabelText(en['license.photo'], { exact: true });

async function choosing(mode: 'uploadImage' | 'scanImage', config = {}) {
  const flow = await openFlow({ config: { modes, ...config } });
  await page.getByText(en[`mode.${mode}`], { exact: true }).click();
  await expect
    .element(mode === 'uploadImage' ? fileInput() : page.getByLabelText(new RegExp(en['license.photoInstead'])))
    .toBeInTheDocument();
  return flow;
}

async function scanning(config = {}) {
  const flow = await choosing('scanImage', config);
  await button(en['scan.start']).click();
  return flow;
}

describe('a photo of a license', () => {
  test('sends a license photo in base64 and fills in the flow with its data', async () => {
    const { services, violations } = await choosing('uploadImage');
    await userEvent.upload(fileInput(), await photoOf(drawnBack()));
    await expect.element(page.getByText('license.png')).toBeVisible();
    expect(await violations()).toEqual([]);
    await I.next();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
    const { image } = services.requestsOf('getDriverLicense')[0]!.body as { image: string };
    const sent = await fetch(`data:image/png;base64,${image}`).then((response) => response.blob());
    expect(await readStill(sent)).toMatchObject({ number: '12345678' });
    await I.sayHowToReachMe();
    await expect.element(field('Street address')).toHaveValue('100 Congress Ave');
    await expect.element(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  });

  test('shows under the field why the service refused a photo, and requires another before Next', async () => {
    const { services, violations } = await choosing('uploadImage');
    const photo = await photoOf(empty());
    const message = (problem: (typeof licenseImageProblems)[number]) => page.getByText(en[`license.${problem}`]);
    for (const problem of licenseImageProblems) {
      services.respond('getDriverLicense', problem);
      await userEvent.upload(fileInput(), photo);
      await I.next();
      await expect.element(message(problem)).toBeVisible();
      await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
    }
    expect(await violations()).toEqual([]);
    services.respond('getDriverLicense', 'read');
    await userEvent.upload(fileInput(), photo);
    await expect.element(message(licenseImageProblems.at(-1)!)).not.toBeInTheDocument();
    await I.next();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
  });

  test('sends the photo that is chosen after the first one could not be sent', async () => {
    const { services } = await choosing('uploadImage');
    services.respond('getDriverLicense', hangsUp);
    await userEvent.upload(fileInput(), await photoOf(empty()));
    await I.next();
    const failure = page.getByRole('alert').filter({ hasText: en.unreachableTitle });
    await expect.element(failure).toBeVisible();
    await userEvent.upload(fileInput(), await photoOf(drawnBack(), 'back.png'));
    await expect.element(failure).not.toBeInTheDocument();
    services.respond('getDriverLicense', 'read');
    await I.next();
    await expect.element(I.seePage(en.contactTitle)).toBeVisible();
    const { image } = services.requestsOf('getDriverLicense').at(-1)!.body as { image: string };
    const sent = await fetch(`data:image/png;base64,${image}`).then((response) => response.blob());
    expect(await readStill(sent)).toMatchObject({ number: '12345678' });
  });

  test.each([
    ['of another type', new File(['%PDF'], 'license.pdf', { type: 'application/pdf' }), en['license.fileTypeError']],
    ['one byte too large', photoOfSize(5_242_881), en['license.fileSizeExceeding']],
  ])('shows under the field that a file is %s, and does not send it', async (_, file, message) => {
    const { services } = await choosing('uploadImage');
    await userEvent.upload(fileInput(), file);
    await expect.element(page.getByText(message)).toBeVisible();
    await button('Next').click({ force: true });
    expect(services.requestsOf('getDriverLicense')).toEqual([]);
  });

  test('sends a license image of the maximum size', async () => {
    const { services } = await choosing('uploadImage');
    await userEvent.upload(fileInput(), photoOfSize(5_242_880));
    await I.next();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
    const { image } = services.requestsOf('getDriverLicense')[0]!.body as { image: string };
    expect(atob(image)).toHaveLength(5_242_880);
  });

  test.each([
    ['shown', false],
    ['hidden', true],
  ])('leaves fields that a photo does not fill for typing, and keeps the license number (%s)', async (_, isHidden) => {
    const { services } = await choosing('uploadImage', { hideLicenseFields: isHidden });
    services.respond('getDriverLicense', 'readInPart');
    await userEvent.upload(fileInput(), await photoOf(empty()));
    await I.next();
    await expect.element(page.getByText(en['license.filled'])).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Alex');
    const licenseNumber = page.getByLabelText(/^Driver license number/);
    if (isHidden) await expect.element(licenseNumber).not.toBeInTheDocument();
    else await expect.element(licenseNumber).toHaveValue('12345678');
    await field('Last name').fill('Example');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
    await expect
      .poll(() => services.requestsOf('customerQuote')[0]?.body)
      .toMatchObject({ driverLicenseNumber: '12345678' });
  });

  test('pressing Next without a photo shows that it is missing and focuses the field', async () => {
    const { focused } = await choosing('uploadImage');
    await button('Next').click({ force: true });
    await expect.poll(() => focused()?.textContent).toContain('Photo of your license is required');
    await page.getByRole('link', { name: 'Photo of your license is required' }).click();
    expect(focused()).toBe(fileInput().element());
  });

  test('discards the photo when the visitor chooses another way', async () => {
    await choosing('uploadImage');
    await userEvent.upload(fileInput(), await photoOf(empty(), 'mine.png'));
    await page.getByText(en['mode.noLicense'], { exact: true }).click();
    await page.getByText(en['mode.uploadImage'], { exact: true }).click();
    await expect.element(page.getByText('mine.png')).not.toBeInTheDocument();
  });

  test('asks for a license photo in Spanish', async () => {
    const { violations } = await openFlow({ labels: es, language: 'es', config: { modes: ['uploadImage'] } });
    await expect.element(page.getByText(es['license.choosePhoto'])).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('the camera', () => {
  test('reads the barcode on the device and turns the camera off', async () => {
    const stream = cameraSees(drawnBack());
    const { services } = await scanning();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
    expect(isOff(stream)).toBe(true);
    expect(services.requestsOf('getDriverLicense')).toHaveLength(0);
    await I.sayHowToReachMe();
    await expect.element(field('Street address')).toHaveValue('100 Congress Ave');
  });

  test('takes a picture for the service when it cannot read the barcode', async () => {
    const stream = cameraSees(empty());
    const { services, violations } = await scanning();
    await expect.element(page.getByRole('dialog', { name: en['scan.title'] })).toBeVisible();
    await expect.element(button(en['scan.capture'])).not.toHaveAttribute('aria-disabled');
    await expect
      .poll(() => document.body.lastElementChild?.shadowRoot?.querySelector('video')?.readyState)
      .toBeGreaterThan(1);
    expect(await violations()).toEqual([]);
    await button(en['scan.capture']).click();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
    expect(isOff(stream)).toBe(true);
    expect(services.requestsOf('getDriverLicense')).toHaveLength(1);
  });

  test('sends no picture whose dialog is canceled while it is taken', async () => {
    cameraSees(empty());
    let give!: () => void;
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => {
      give = () => callback(new Blob(['picture'], { type: 'image/jpeg' }));
    });
    onTestFinished(() => toBlob.mockRestore());
    const { services } = await scanning();
    await expect.element(button(en['scan.capture'])).not.toHaveAttribute('aria-disabled');
    await button(en['scan.capture']).click();
    await expect.poll(() => toBlob.mock.calls.length).toBe(1);
    await button(en.cancel).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    give();
    cameraSees(drawnBack());
    await button(en['scan.start']).click();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
    expect(services.requestsOf('getDriverLicense')).toEqual([]);
  });

  test('opens again after a picture that the service could not read', async () => {
    cameraSees(empty());
    const { services, violations } = await scanning();
    services.respond('getDriverLicense', 'imageNotClear');
    await expect.element(button(en['scan.capture'])).not.toHaveAttribute('aria-disabled');
    await expect
      .poll(() => document.body.lastElementChild?.shadowRoot?.querySelector('video')?.readyState)
      .toBeGreaterThan(1);
    await button(en['scan.capture']).click();
    await expect.element(page.getByText(en['license.imageNotClear'])).toBeVisible();
    expect(await violations()).toEqual([]);
    const stream = cameraSees(drawnBack());
    await button(en['scan.start']).click();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
    expect(isOff(stream)).toBe(true);
    expect(services.requestsOf('getDriverLicense')).toHaveLength(1);
  });

  test.each([
    ['the visitor closes it', () => button(en.cancel).click()],
    ['Escape is pressed', () => userEvent.keyboard('{Escape}')],
    [
      'the page is hidden',
      () => {
        const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
        hidden.mockRestore();
        return Promise.resolve();
      },
    ],
  ])('turns the camera off when %s', async (_, leave) => {
    const stream = cameraSees(empty());
    await scanning();
    await expect.poll(() => document.body.lastElementChild?.shadowRoot?.querySelector('video')).toBeTruthy();
    await leave();
    await expect.poll(() => isOff(stream)).toBe(true);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button(en['scan.start'])).toBeVisible();
  });

  test('turns the camera off when the widget is removed, even before it opened', async () => {
    const late = empty().captureStream();
    let give: (stream: MediaStream) => void = () => undefined;
    stub(() => new Promise((resolve) => (give = resolve)));
    const { leave } = await scanning();
    await expect.element(page.getByText(en['scan.starting'])).toBeVisible();
    await leave();
    give(late);
    await expect.poll(() => isOff(late)).toBe(true);
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'unsupported'],
  ] as const)('reports that the camera failed with %s and still offers a photo', async (name, problem) => {
    stub(() => Promise.reject(Object.assign(new Error(name), { name })));
    await scanning();
    await expect.element(page.getByRole('alert').filter({ hasText: en[`scan.${problem}`] })).toBeVisible();
    await expect.element(page.getByLabelText(new RegExp(en['license.photoInstead']))).toBeEnabled();
  });

  test('continues with a photo when the camera failed', async () => {
    stub(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const { violations } = await scanning();
    await expect.element(page.getByRole('alert').filter({ hasText: en['scan.denied'] })).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.upload(page.getByLabelText(new RegExp(en['license.photoInstead'])), await photoOf(drawnBack()));
    await I.next();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
  });
});

describe('the license finding', () => {
  test('shows the finding before the flow continues, when the author wants it', async () => {
    const { violations } = await choosing('uploadImage', { confirmFoundInformation: true });
    await userEvent.upload(fileInput(), await photoOf(empty()));
    await I.next();
    const dialog = page.getByRole('dialog', { name: 'Is this you?' });
    await expect.element(dialog.getByText('April 17, 1990')).toBeVisible();
    expect(await violations()).toEqual([]);
    await button(en['found.no']).click();
    await expect.element(field('First name')).toHaveValue('');
  });

  test('shows the finding beside the typed answers when they differ', async () => {
    const { violations } = await openFlow({ config: { modes } });
    await field('First name').fill('Alexander');
    await page.getByText(en['mode.uploadImage'], { exact: true }).click();
    await userEvent.upload(fileInput(), await photoOf(empty()));
    await I.next();
    await expect.element(page.getByRole('row', { name: 'First name Alexander Alex' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await button(en['override.keepTyped']).click();
    await expect.element(I.seePage('How can we reach you?')).toBeVisible();
    await button('Back').click();
    await page.getByText(en['mode.noLicense'], { exact: true }).click();
    await expect.element(field('First name')).toHaveValue('Alexander');
    await expect.element(field('Last name')).toHaveValue('Example');
  });
});

describe('the decoder', () => {
  test('reads a barcode that is upside down', async () => {
    const [upright, turned] = [drawnBack(), empty()];
    const surface = turned.getContext('2d')!;
    surface.translate(1280, 720);
    surface.rotate(Math.PI);
    surface.drawImage(upright, 0, 0);
    expect(await readPicture(turned)).toMatchObject({ number: '12345678' });
  });

  test.each([
    ['nothing', empty],
    ['another kind of barcode', () => drawnBack('https://www.example.com/')],
  ])('returns undefined for a picture of %s', async (_, draw) => {
    expect(await readPicture(draw())).toBeUndefined();
  });

  test('returns undefined for a video without a picture', async () => {
    expect(await readPicture(document.createElement('video'))).toBeUndefined();
  });
});
