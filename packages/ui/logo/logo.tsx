import { useState } from 'react';
import type { ReactNode } from 'react';
import './logo.css';
import './logo-later.css';

export interface LogoProps {
  /** Address of the image; without one, or if it does not load, the name is shown. */
  src?: string | undefined;
  name: string;
  /** `carrier` is the small size of quote cards. */
  size?: 'brand' | 'carrier' | undefined;
  /** Hides the image from assistive technology if the name is beside it. */
  isDecorative?: boolean | undefined;
}

/** A company's logo. Its space is reserved while the image loads. */
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
