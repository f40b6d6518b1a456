import rendered from 'virtual:first-paint/newsletter/action,needs=action';
import { firstPaint } from '#embed/first-paint/first-paint';

export default firstPaint(rendered, {
  keepsInput: true,
  // The address of the author's own form is read by the widget.
  isFirstStep: ({ config }) => config.action !== '',
});
