import rendered from 'virtual:first-paint/out-of-service/links,action,needs=action|services.leadStore.url';
import { type FirstPaint, firstPaint } from '#embed/first-paint/first-paint';

const paint = firstPaint(rendered, {
  keepsInput: true,
  // A state may have a page of its own, and without a target there is no form.
  isFirstStep: ({ config, services }) =>
    !/[?&]state=/i.test(location.search) && Boolean(config.action || services.leadStore?.url),
});

const outOfService: FirstPaint = (...page) => {
  const painted = paint(...page);
  // What was posted is kept for a visitor who returns from an error, and dropped on the next visit.
  const isPosted = painted?.mountPoint.container.querySelector('form[action]');
  return painted && isPosted ? { ...painted, onCompleted: () => undefined } : painted;
};

export default outOfService;
