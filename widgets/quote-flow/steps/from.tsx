import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { useFlow } from '../flow-context.ts';
import type { Group } from './group.ts';

interface FromProps<Module> {
  group: Group<Module>;
  /** Shown until the files are there. */
  waiting?: ReactNode;
  children: (module: Module) => ReactNode;
}

/** Draws with files that are loaded, or loads them; asks again when the network returns. */
export function From<Module>({ group, children, waiting }: FromProps<Module>): ReactNode {
  const { labels } = useFlow();
  const [, setModule] = useState(group.module);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (group.module || isMissing) return undefined;
    let isWanted = true;
    group.load().then(
      (module) => isWanted && setModule(() => module),
      () => isWanted && setMissing(true),
    );
    return () => {
      isWanted = false;
    };
  }, [group, isMissing]);

  useEffect(() => {
    if (!isMissing) return undefined;
    const tryAgain = () => setMissing(false);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [isMissing]);

  if (group.module) return children(group.module);
  if (!isMissing) return waiting === undefined ? <Waiting /> : waiting;
  return (
    <Notice
      tone="warning"
      announces="atOnce"
      title={labels.unreachableTitle}
      action={<Button onClick={() => setMissing(false)}>{labels.retry}</Button>}
    >
      {labels.unreachableText}
    </Notice>
  );
}

export function Waiting(): ReactNode {
  return <Spinner text={useFlow().labels.loading} />;
}
