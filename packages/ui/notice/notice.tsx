import type { ReactNode } from 'react';
import { TransientButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import './notice.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons. */
  action?: ReactNode;
  icon?: IconName | undefined;
  /** Announces the notice on mount: politely, or assertively for errors that block the visitor. */
  announces?: 'politely' | 'atOnce' | undefined;
  /** What the notice says is being checked. When this ends, a polite notice is announced, even if it is the same. */
  isChecking?: boolean | undefined;
  /** Set both to show a close button. */
  closeText?: string | undefined;
  onClose?: (() => void) | undefined;
}

const roles = { politely: 'status', atOnce: 'alert' } as const;

/** A message for the visitor. */
export function Notice(props: NoticeProps): ReactNode {
  const { tone = 'info', title, children, action, icon, announces, isChecking, closeText, onClose } = props;
  const text = (
    <>
      {title && <p className="cover-notice-title">{title}</p>}
      {children}
    </>
  );
  return (
    <div
      className={`cover-notice cover-notice-${tone}`}
      part={`notice notice-${tone}`}
      role={announces && roles[announces]}
      aria-busy={isChecking || undefined}
    >
      <Icon name={icon ?? icons[tone]} />
      <div className="cover-notice-text">
        {announces === 'politely' ? <div className="cover-announced">{text}</div> : text}
        {action && <div className="cover-notice-action">{action}</div>}
      </div>
      {onClose && closeText && (
        <TransientButton variant="quiet" icon="close" isTextHidden onClick={onClose}>
          {closeText}
        </TransientButton>
      )}
    </div>
  );
}
