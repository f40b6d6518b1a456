import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { type LazyModule, useLazyModule } from '#ui/lazy-module';
import { Spinner } from '#ui/spinner';
import type { ResultsStrings } from './strings.en.ts';

export interface LazyDialogProps<Module> {
  group: LazyModule<Module>;
  labels: ResultsStrings;
  /** The visitor no longer wants what is on its way. */
  onClose: () => void;
  children: (module: Module) => ReactNode;
}

/** What a visitor may never want: fetched when they do. On a slow network a dialog says so; on none it offers to try again. */
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
          <Button variant="primary" onClick={retry}>
            {labels['results.tryAgain']}
          </Button>
        )
      }
    >
      {isMissing ? <p>{labels['results.notLoadedText']}</p> : <Spinner text={labels['results.loading']} />}
    </Dialog>
  );
}
