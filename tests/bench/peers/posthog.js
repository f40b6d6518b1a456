import { renderSurveysPreview } from 'posthog-js/dist/surveys-preview.js';

// Only the renderer: the library that fetches surveys and reports answers is not counted.
renderSurveysPreview({
  parentElement: document.querySelector('#widget'),
  previewPageIndex: 0,
  survey: {
    id: 'bench',
    name: 'Zip code',
    type: 'popover',
    questions: [{ type: 'open', id: 'zip', question: 'What is your zip code?', buttonText: 'See my quotes' }],
    appearance: { position: 'right' },
  },
});
