export const exampleHeader = {
  lang: 'en',
  trackId: '7d0c3b4e-5a0f-4c38-9f6e-1d2c5b0a9e11',
  requestDate: '2026-11-20T17:03:00.000Z',
  brandCode: 'LS',
} as const;

export const exampleHeaderQuery = {
  'header.lang': exampleHeader.lang,
  'header.trackId': exampleHeader.trackId,
  'header.requestDate': exampleHeader.requestDate,
  'header.brandCode': exampleHeader.brandCode,
} as const;
