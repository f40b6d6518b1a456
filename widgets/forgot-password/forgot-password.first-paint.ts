import rendered from 'virtual:first-paint/forgot-password/signInPage!,brand.logo';
import { firstPaint } from '#embed/first-paint/first-paint';

export default firstPaint(rendered, { keepsInput: true, explainsOffline: true });
