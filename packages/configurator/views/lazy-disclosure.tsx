import type { ReactNode } from 'react';
import { Disclosure, type DisclosureProps } from '#ui/disclosure';
import { useRemembered } from './view-memory.ts';

export interface LazyDisclosureProps {
  summary: ReactNode;
  /** Rendered when opened: a widget has hundreds of settings. */
  children: () => ReactNode;
  isOpenAtFirst?: boolean | undefined;
  /** The key under which its open state is remembered. */
  openKey?: string | undefined;
  look?: DisclosureProps['look'];
}

/** A part of the page that can be shown and hidden. */
export function LazyDisclosure({
  summary,
  children,
  isOpenAtFirst = false,
  openKey,
  look = 'frame',
}: LazyDisclosureProps): ReactNode {
  const [isOpen, setOpen] = useRemembered(openKey, isOpenAtFirst);
  return (
    <Disclosure look={look} summary={summary} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && children()}
    </Disclosure>
  );
}
