import { useCallback, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { brands } from '#ui/brands';
import { adoptInto, release } from '#ui/styles';
import { applyTheme } from '#ui/tokens';

interface ShadowStageProps {
  brand: string;
  language: string;
  children: ReactNode;
}

function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.className = 'cover-root';
  return container;
}

function dress(container: HTMLElement, brand: string, language: string): void {
  container.lang = language;
  applyTheme(container, { inset: '24px', ...brands[brand]?.theme });
}

/** Draws parts as a widget does: in a shadow root, with the shared sheets and a brand's theme. */
export function ShadowStage({ brand, language, children }: ShadowStageProps): ReactNode {
  const [container] = useState(createContainer);

  // A ref comes before the effects of what is drawn after it: a dialog can only open in the document.
  const attach = useCallback(
    (host: HTMLDivElement) => {
      const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      root.replaceChildren(container);
      adoptInto(root);
      return () => release(root);
    },
    [container],
  );

  useLayoutEffect(() => dress(container, brand, language), [container, brand, language]);

  return (
    <>
      <div ref={attach} />
      {createPortal(children, container)}
    </>
  );
}
