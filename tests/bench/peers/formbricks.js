import { renderSurveyInline } from '@formbricks/surveys';

// Only the renderer: the library that fetches surveys and reports answers is not counted.
renderSurveyInline({
  containerId: 'widget',
  brandColor: '#175cd3',
  isBrandingEnabled: false,
  survey: {
    id: 'bench',
    type: 'link',
    welcomeCard: { enabled: false },
    thankYouCard: { enabled: false },
    questions: [
      {
        id: 'zip',
        type: 'openText',
        inputType: 'text',
        longAnswer: false,
        required: true,
        headline: 'What is your zip code?',
        buttonLabel: 'See my quotes',
      },
    ],
  },
});
