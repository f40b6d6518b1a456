import type { ReactNode } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { useAuthoredContent } from '#prompts/prompt-view';
import { PolicyDialog } from '#ui/policy-dialog';
import type { PolicyModalConfig } from './policy-modal.config.ts';
import type { PolicyModalStrings } from './strings.en.ts';
import { usePolicyModal } from './use-policy-modal.ts';

type PolicyModalProps = WidgetProps<PolicyModalConfig, PolicyModalStrings>;

/** The dialogs with the policies. Links on the page and in other widgets open them. */
export function PolicyModal({ config, labels, host }: PolicyModalProps): ReactNode {
  useAuthoredContent(host);
  const { policy, close } = usePolicyModal(config, host);
  return (
    <PolicyDialog
      isOpen={policy !== undefined}
      title={policy ? labels[`${policy}Title`] : ''}
      text={policy ? labels[`${policy}Text`] : ''}
      closeText={labels.close}
      onClose={close}
    />
  );
}
