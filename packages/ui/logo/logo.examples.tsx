import { Logo } from './logo.tsx';

export function Brand() {
  return <Logo src="/brands/lonestar.svg" name="Lone Star Cover" />;
}

export function NoImage() {
  return <Logo name="Sample Mutual" size="carrier" />;
}
