import rendered from 'virtual:first-paint/out-of-service/links,action,needs=action|services.leadStore.url';
import { firstPaint } from '#embed/first-paint/first-paint';

export default firstPaint(rendered, {
  keepsInput: true,
  // A state may have a page of its own, and without a target there is no form.
  isFirstStep: ({ config, services }) =>
    !/[?&]state=/i.test(location.search) && Boolean(config.action || services.leadStore?.url),
});
