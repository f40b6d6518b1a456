import { describe, expect, it } from 'vitest';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { alexFinding, exampleConfig } from '../quote-flow.examples.ts';
import { trackFlow } from '../quote-flow.tracking.ts';
import type { FlowEvent } from '../quote-flow.types.ts';
import { driverModes } from '../steps/driver/driver-entry.ts';
import { runFlow, type Responses } from '../testing/run-flow.ts';
import { LicenseImageError } from './read-license-image.ts';

const imageEvent: FlowEvent = { type: 'IMAGE.SUBMITTED', image: new Blob(['a photo'], { type: 'image/jpeg' }) };

async function tracked(responses: Responses, ...events: FlowEvent[]) {
  const flow = runFlow({ responses: responses, input: { config: { ...exampleConfig, modes: [...driverModes] } } });
  const seen: unknown[][] = [];
  const host = { step: () => undefined, track: (...event: unknown[]) => seen.push(event), complete: () => undefined };
  trackFlow(flow.actor, () => host as unknown as WidgetHost);
  await flow.go({ type: 'MODE.CHOSEN', mode: 'uploadImage' }, ...events);
  return seen.filter(([name]) => name !== 'Step Viewed');
}

describe('license analytics', () => {
  it('sends an event for a read license without its data', async () => {
    expect(await tracked({ licenseImage: alexFinding }, imageEvent)).toEqual([['License Read', { source: 'image' }]]);
    const scanned: FlowEvent = { type: 'LICENSE.SCANNED', finding: { ...alexFinding, source: 'barcode', fileId: '' } };
    expect(await tracked({}, scanned)).toEqual([['License Read', { source: 'barcode' }]]);
  });

  it.each(['imageNotClear', 'fileTypeError', 'fileSizeExceeding', 'unexpectederroroccured'] as const)(
    'sends an event for each failure with %s',
    async (problem) => {
      const refused = ['License Image Refused', { problem }];
      expect(await tracked({ licenseImage: new LicenseImageError(problem) }, imageEvent, imageEvent)).toEqual([
        refused,
        refused,
      ]);
    },
  );

  it('sends an event for each file that was not sent, also for the same problem twice in a row', async () => {
    const tooLarge: FlowEvent = { type: 'IMAGE.CHOSEN', problem: 'fileSizeExceeding' };
    const refused = ['License Image Refused', { problem: 'fileSizeExceeding' }];
    expect(await tracked({}, tooLarge, tooLarge, { type: 'IMAGE.CHOSEN', problem: undefined })).toEqual([
      refused,
      refused,
    ]);
  });

  it('sends an event for a camera that could not be opened', async () => {
    expect(await tracked({}, { type: 'CAMERA.FAILED', problem: 'denied' })).toEqual([
      ['Camera Unavailable', { problem: 'denied' }],
    ]);
  });
});
