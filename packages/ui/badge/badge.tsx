import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import './badge.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'highlight' | 'positive' | 'caution' | undefined;
  icon?: IconName | undefined;
}

/** A short label that marks something. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps): ReactNode {
  return (
    <span className={`cover-badge cover-badge-${tone}`} part={`badge badge-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
