const svg = 'http://www.w3.org/2000/svg';

const paths = {
  plus: 'M9 3v12M3 9h12',
  minus: 'M3 9h12',
  cross: 'M4 4l10 10M14 4L4 14',
  move: 'M9 2v14M2 9h14M7 4l2-2 2 2M7 14l2 2 2-2M4 7L2 9l2 2M14 7l2 2-2 2',
  up: 'M9 15V3M4 8l5-5 5 5',
  down: 'M9 3v12M4 10l5 5 5-5',
  left: 'M15 9H3M8 4L3 9l5 5',
  right: 'M3 9h12M10 4l5 5-5 5',
} as const;

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
