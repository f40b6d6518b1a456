import type { ReactNode } from 'react';
import type { PortalTabProps } from '../portal-tab.types.ts';

export const Tab = (_: PortalTabProps): ReactNode => null;
