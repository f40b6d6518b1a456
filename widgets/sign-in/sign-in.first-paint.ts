import rendered from 'virtual:first-paint/sign-in/rememberMe,rememberPassword,forgotPasswordPage!,createAccountPage!,brand.logo';
import { firstPaint } from '#embed/first-paint/first-paint';

export default firstPaint(rendered, {
  keepsInput: true,
  isFirstStep: ({ isStored }) => !isStored('customerSession'),
});
