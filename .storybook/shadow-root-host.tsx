import { useCallback, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adoptInto, release } from '#ui/styles';
import { applyTheme } from '#ui/theme';
import { brands } from './brands.ts';

interface ShadowRootHostProps {
  brand: string;
  language: string;
  children: ReactNode;
}

function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.className = 'cover-root';
  return container;
}

function applyBrand(container: HTMLElement, brand: string, language: string): void {
  container.lang = language;
  applyTheme(container, { inset: '24px', ...brands[brand]?.theme });
}

/** Renders parts as a widget does: in a shadow root, with the shared sheets and a brand's theme. */
export function ShadowRootHost({ brand, language, children }: ShadowRootHostProps): ReactNode {
  const [container] = useState(createContainer);

  // Refs attach before the effects of children run: a dialog can open only inside the document.
  const attach = useCallback(
    (host: HTMLDivElement) => {
      const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      root.replaceChildren(container);
      adoptInto(root);
      return () => release(root);
    },
    [container],
  );

  useLayoutEffect(() => applyBrand(container, brand, language), [container, brand, language]);

  return (
    <>
      <div ref={attach} />
      {createPortal(children, container)}
    </>
  );
}
