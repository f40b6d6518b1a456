import { type ReactNode, useState } from 'react';
import { Disclosure, type DisclosureProps } from '#ui/disclosure';

export interface LazyDisclosureProps {
  summary: ReactNode;
  /** Drawn once it is opened: a widget has hundreds of settings. */
  children: () => ReactNode;
  isOpenAtFirst?: boolean | undefined;
  look?: DisclosureProps['look'];
}

/** A part of the page that can be shown and hidden. */
export function LazyDisclosure({
  summary,
  children,
  isOpenAtFirst = false,
  look = 'frame',
}: LazyDisclosureProps): ReactNode {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Disclosure look={look} summary={summary} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && children()}
    </Disclosure>
  );
}
