import rendered from 'virtual:first-paint/newsletter/action,needs=action,unless=contentPaths';
import { type FirstPaint, firstPaint } from '#embed/first-paint/first-paint';

const paint = firstPaint(rendered, {
  keepsInput: true,
  // The widget reads the address of the author's own form, and replaces content paths.
  isFirstStep: ({ config }) => config.action !== '' && (config.contentPaths as readonly string[]).length === 0,
});

const newsletter: FirstPaint = (...page) => {
  const painted = paint(...page);
  // What was sent is kept for a visitor who returns from an error, and dropped on the next visit.
  return painted && { ...painted, onCompleted: () => undefined };
};

export default newsletter;
