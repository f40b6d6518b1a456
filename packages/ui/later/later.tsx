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

/** Loads files as soon as it is drawn; asks again when the network returns, or when told to. */
export function useGroup<Module>(group: Group<Module>): {
  module: Module | undefined;
  isMissing: boolean;
  retry: () => void;
} {
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

  return { module: group.module, isMissing, retry: () => setMissing(false) };
}

/** Draws with files that are loaded, or loads them. */
export function From<Module>({ group, texts, children, waiting }: FromProps<Module>): ReactNode {
  const { module, isMissing, retry } = useGroup(group);
  if (module) return children(module);
  if (!isMissing) return waiting === undefined ? <Spinner text={texts.loading} /> : waiting;
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
