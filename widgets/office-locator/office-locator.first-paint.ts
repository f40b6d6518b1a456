import rendered from 'virtual:first-paint/office-locator/useLocation';
import { firstPaint } from '#embed/first-paint/first-paint';

export default firstPaint(rendered, {
  isWaiting: () => true,
  // The search begins with the zip code of a known place.
  isFirstStep: ({ isStored }) => !isStored('place'),
});
