import { start } from '#embed/loader/loader';
import { registry } from './registry.ts';

declare const __COVERMOUNT_VERSION__: string;

export const { mount, ready, version } = start(registry, __COVERMOUNT_VERSION__);
