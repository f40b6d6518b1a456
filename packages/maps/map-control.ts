const svg = 'http://www.w3.org/2000/svg';

const paths = { plus: 'M9 3v12M3 9h12', minus: 'M3 9h12', cross: 'M4 4l10 10M14 4L4 14' } as const;

/** A button on the map with an accessible name. */
export function createControl(icon: keyof typeof paths, label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cover-map-control';
  button.setAttribute('aria-label', label);
  button.title = label;
  const image = document.createElementNS(svg, 'svg');
  image.setAttribute('viewBox', '0 0 18 18');
  image.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', paths[icon]);
  image.append(path);
  button.append(image);
  button.addEventListener('click', press);
  return button;
}
