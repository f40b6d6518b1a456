import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Spinner } from '../spinner/spinner.tsx';

/** Files that are fetched together, before they are needed, and again if that failed. */
export class Group<Module> {
  /** There once they are loaded, so that a page which was fetched in time is drawn at once. */
  module: Module | undefined;
  #loading: Promise<Module> | undefined;

  constructor(private readonly fetch: () => Promise<Module>) {}

  load(): Promise<Module> {
    this.#loading ??= this.fetch().then(
      (module) => (this.module = module),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}

/** What is said while files are on their way, and when they do not come. */
export interface LaterTexts {
  loading: string;
  unreachableTitle: string;
  unreachableText: string;
  retry: string;
}

export interface FromProps<Module> {
  group: Group<Module>;
  texts: LaterTexts;
  /** Shown until the files are there. */
  waiting?: ReactNode;
  children: (module: Module) => ReactNode;
}

/** Draws with files that are loaded, or loads them; asks again when the network returns. */
export function From<Module>({ group, texts, children, waiting }: FromProps<Module>): ReactNode {
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
  if (!isMissing) return waiting === undefined ? <Spinner text={texts.loading} /> : waiting;
  return (
    <Notice
      tone="warning"
      announces="atOnce"
      title={texts.unreachableTitle}
      action={<Button onClick={() => setMissing(false)}>{texts.retry}</Button>}
    >
      {texts.unreachableText}
    </Notice>
  );
}
