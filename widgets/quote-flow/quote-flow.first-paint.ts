import rendered from 'virtual:first-paint/quote-flow/brand.logo,modes=noLicense+license|license+noLicense|noLicense|license|noLicense+license+uploadImage|noLicense+license+uploadImage+scanImage';
import { firstPaint } from '#embed/first-paint/first-paint';
import { hasEntryLink } from './entry/entry-link.ts';

export default firstPaint(rendered, {
  record: 'prefill',
  isFirstStep: () => !hasEntryLink(location.pathname + location.search + location.hash),
});
