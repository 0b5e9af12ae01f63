import type { Locale } from '#domain/locale.ts';
import { DUO_DICTIONARIES } from '#locales/duo.ts';
import { SELLER_DICTIONARIES } from '#locales/seller.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';

const TEXTS: Readonly<Record<string, Readonly<Record<Locale, unknown>>>> = {
  duo: DUO_DICTIONARIES,
  seller: SELLER_DICTIONARIES,
  staff: STAFF_DICTIONARIES,
};

/** The static files with the texts that are not part of the bundle (`scripts/asset-texts.ts`). */
export const TEXT_ASSETS = {
  fetch: async (address: string): Promise<Response> => {
    const [, name = '', locale = ''] = /\/texts\/(\w+)-(\w\w)\.json$/.exec(address) ?? [];
    const texts = TEXTS[name]?.[locale as Locale];
    return texts === undefined ? new Response(null, { status: 404 }) : Response.json(texts);
  },
} as unknown as Fetcher;
