import type { ReactNode } from 'react';
import { TransientButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { type LazyModule, useLazyModule } from '#ui/lazy-module';
import { Spinner } from '#ui/spinner';
import type { ResultsStrings } from './strings.en.ts';

export interface LazyDialogProps<Module> {
  group: LazyModule<Module>;
  labels: ResultsStrings;
  /** The visitor cancelled the loading. */
  onClose: () => void;
  children: (module: Module) => ReactNode;
}

/** A dialog that loads when it opens. A slow load shows a waiting dialog, a failed one offers a retry. */
export function LazyDialog<Module>({ group, labels, onClose, children }: LazyDialogProps<Module>): ReactNode {
  const { module, isMissing, retry } = useLazyModule(group);
  if (module) return children(module);
  return (
    <Dialog
      isOpen
      size="small"
      title={labels[isMissing ? 'results.notLoadedTitle' : 'results.loading']}
      isTitleHidden={!isMissing}
      closeText={labels['results.close']}
      onClose={onClose}
      actions={
        isMissing && (
          <TransientButton variant="primary" onClick={retry}>
            {labels['results.tryAgain']}
          </TransientButton>
        )
      }
    >
      {isMissing ? <p>{labels['results.notLoadedText']}</p> : <Spinner text={labels['results.loading']} />}
    </Dialog>
  );
}
