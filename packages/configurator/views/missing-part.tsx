import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { useConfigurator } from './configurator-context.ts';

/** In place of a part whose file could not be loaded. */
export function MissingPart({ retry }: { retry: () => void }): ReactNode {
  const { texts } = useConfigurator();
  return (
    <Notice
      tone="warning"
      announces="atOnce"
      title={texts.unreachableTitle}
      action={<Button onClick={retry}>{texts.retry}</Button>}
    >
      {texts.unreachableText}
    </Notice>
  );
}
