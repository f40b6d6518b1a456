import rendered from 'virtual:first-paint/create-customer/brand.logo';
import { firstPaint } from '#embed/first-paint/first-paint';

export default firstPaint(rendered, { record: 'customerDraft' });
