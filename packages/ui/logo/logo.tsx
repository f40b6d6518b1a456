import { useState } from 'react';
import type { ReactNode } from 'react';
import './logo.css';

export interface LogoProps {
  /** Address of the image; without one, or where it does not load, the name stands there. */
  src?: string | undefined;
  name: string;
  /** `carrier` is the small one of a quote card. */
  size?: 'brand' | 'carrier' | undefined;
  /** Where the name is written beside it, the image adds nothing. */
  isDecorative?: boolean | undefined;
}

/** A company's sign. It keeps its place while the image loads. */
export function Logo({ src, name, size = 'brand', isDecorative }: LogoProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      className={`cover-logo cover-logo-${size}`}
      part={`logo logo-${size}`}
      aria-hidden={isDecorative || undefined}
    >
      {src && src !== failed ? (
        <img className="cover-logo-image" src={src} alt={isDecorative ? '' : name} onError={() => setFailed(src)} />
      ) : (
        <span className="cover-logo-name">{name}</span>
      )}
    </span>
  );
}
