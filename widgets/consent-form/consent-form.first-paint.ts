import rendered from 'virtual:first-paint/consent-form/brand.logo,unless=options|optionLabels';
import { firstPaint } from '#embed/first-paint/first-paint';
import { consentIdIn } from './consent-link.ts';

export default firstPaint(rendered, {
  record: 'consentDraft',
  isFirstStep: () => consentIdIn(location.pathname + location.search) === '',
});
