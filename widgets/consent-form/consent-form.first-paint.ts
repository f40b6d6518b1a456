import rendered from 'virtual:first-paint/consent-form/brand.logo,unless=options|optionLabels';
import { firstPaint } from '#embed/first-paint/first-paint';
import { consentIdIn } from './consent-link.ts';

export default firstPaint(rendered, {
  record: 'consentDraft',
  isFirstStep: ({ config }) =>
    consentIdIn(location.pathname + location.search) === '' &&
    rendered.unless!.every((key) => JSON.stringify(config[key]) === JSON.stringify(rendered.defaults[key])),
});
