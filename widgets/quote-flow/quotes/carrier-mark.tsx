import { type ReactNode, useState } from 'react';

export interface CarrierMarkProps {
  name: string;
  /** Empty when the carrier has none. */
  logoUrl: string;
}

/** The carrier's logo, or its initials when it is missing or does not load. The name is text beside it. */
export function CarrierMark({ name, logoUrl }: CarrierMarkProps): ReactNode {
  const [failedUrl, setFailedUrl] = useState('');
  if (logoUrl === '' || logoUrl === failedUrl) {
    return (
      <span className="cover-carrier-initials" part="carrier-initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className="cover-carrier-logo"
      part="carrier-logo"
      src={logoUrl}
      alt=""
      width={104}
      height={40}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(logoUrl)}
    />
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase())
    .join('');
}
