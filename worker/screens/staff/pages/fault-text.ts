import type { StaffTexts } from '../texts.ts';

/** Reasons of the content service that have words of their own; all others are told as they are. */
const KNOWN = ['missing', 'reserved', 'twice'] as const;

/** Why a field of a page keeps it from going out, in words. */
export function faultText(why: string, s: StaffTexts): string {
  const known = KNOWN.find((one) => one === why || (one === 'missing' && why.startsWith('missing')));
  if (known !== undefined) return s(`pages.wrong.${known}`);
  const [, by] = /^taken:(.+)$/.exec(why) ?? [];
  return by === undefined ? s('pages.wrong.other', { why }) : s('pages.wrong.taken', { page: by });
}
