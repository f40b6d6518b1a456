import rendered from 'virtual:first-paint/newsletter/action,needs=action,unless=contentPaths';
import { firstPaint } from '#embed/first-paint/first-paint';

export default firstPaint(rendered, {
  keepsInput: true,
  // The widget reads the address of the author's own form, and replaces that of a content system.
  isFirstStep: ({ config }) => config.action !== '' && (config.contentPaths as readonly string[]).length === 0,
});
