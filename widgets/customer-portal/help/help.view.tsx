import type { ReactNode } from 'react';
import { phoneLink } from '#domain/phone-link';
import { shownPhoneNumber } from '#domain/shown-phone-number';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import type { CustomerPortalConfig } from '../customer-portal.types.ts';
import { NewWindowLink } from '../new-window-link.view.tsx';
import type { CustomerPortalStrings } from '../strings.en.ts';
import { agentPhone } from './agent-phone.ts';
import './help.css';

export interface PaymentHelpProps extends WidgetProps<CustomerPortalConfig, CustomerPortalStrings> {
  /** Why the payment page did not open; may be empty. */
  problem: string;
  onClose: () => void;
}

/** The ways to reach an agent: text, call and chat (spec 3 §2, §8). */
export function PaymentHelp({ config, labels, host, problem, onClose }: PaymentHelpProps): ReactNode {
  const { textNumber, chatPage } = config.help;
  const phone = agentPhone({ config, host });
  const hasChat = chatPage !== '' && host.isTrusted(chatPage);
  const hasNone = !phone && !textNumber && !hasChat;
  return (
    <Dialog isOpen title={labels.helpTitle} size="small" closeText={labels.close} onClose={onClose}>
      <div className="cover-portal-help">
        {problem && (
          <Notice tone="warning">
            <p>{problem}</p>
          </Notice>
        )}
        <p>{hasNone ? labels.helpNone : labels.helpText}</p>
        {textNumber && (
          <Button isFullWidth icon="text" part="help-text" href={phoneLink(textNumber).replace(/^tel:/, 'sms:')}>
            {format(labels.helpSms, { phone: shownPhoneNumber(textNumber) })}
          </Button>
        )}
        <CallButton isFullWidth part="help-call" text={labels.helpCall} phone={phone} />
        {hasChat && (
          <NewWindowLink isFullWidth icon="chat" part="help-chat" href={chatPage} labels={labels}>
            {labels.helpChat}
          </NewWindowLink>
        )}
      </div>
    </Dialog>
  );
}
