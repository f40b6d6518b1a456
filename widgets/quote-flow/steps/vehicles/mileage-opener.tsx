import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Vehicle } from '#domain/vehicle';
import { vehicleName } from '#domain/vehicle-name';
import { format } from '#i18n/format';
import { TransientButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { LazyModule } from '#ui/lazy-module';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { useFlow } from '../../flow-context.ts';

/** The mileage dialog, loaded on demand: most visitors never open it. */
export const mileageGroup = new LazyModule(() => import('./mileage.view.tsx'));

/** Opens the mileage dialog of a vehicle, with a waiting dialog while it loads. */
export function MileageOpener(props: { vehicle: Vehicle; onSaved: () => void }): ReactNode {
  const { labels, send } = useFlow();
  const [module, setModule] = useState(mileageGroup.module);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (module || isMissing) return undefined;
    let isWanted = true;
    mileageGroup.load().then(
      (loaded) => isWanted && setModule(loaded),
      () => isWanted && setMissing(true),
    );
    return () => {
      isWanted = false;
    };
  }, [module, isMissing]);

  if (module) return <module.MileageDialog {...props} />;
  return (
    <Dialog
      isOpen
      title={format(labels.mileageTitle, { vehicle: vehicleName(props.vehicle) })}
      closeText={labels.close}
      onClose={() => send({ type: 'DIALOG.CLOSED' })}
    >
      {isMissing ? (
        <Notice
          tone="warning"
          announces="atOnce"
          title={labels.unreachableTitle}
          action={<TransientButton onClick={() => setMissing(false)}>{labels.retry}</TransientButton>}
        >
          {labels.unreachableText}
        </Notice>
      ) : (
        <Spinner text={labels.loading} />
      )}
    </Dialog>
  );
}
