import type { Words } from '../types.ts';

/** Dutch, French, English, German. */
export const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });
