import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.fontless.css';
import { Survey } from 'survey-react-ui';

const model = new Model({
  elements: [
    {
      type: 'text',
      name: 'zip',
      title: 'ZIP code',
      isRequired: true,
      validators: [{ type: 'regex', regex: '^\\d{5}$', text: 'Enter five digits.' }],
    },
  ],
  completeText: 'See my quotes',
});
createRoot(document.querySelector('#widget')).render(createElement(Survey, { model }));
