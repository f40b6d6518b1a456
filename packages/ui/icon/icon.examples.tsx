import { Icon, iconNames } from './icon.tsx';

export function All() {
  return (
    <p>
      {iconNames.map((name) => (
        <Icon name={name} key={name} />
      ))}
    </p>
  );
}
