import type { Context } from 'hono';
import { CATALOGUES, type Catalogue, hashedOfCatalogue } from '#domain/catalogue-path.ts';
import { EMPTY_FILTER, mergeFilter } from '#domain/filter/filter.ts';
import { isLocale } from '#domain/locale.ts';
import type { Estate } from '#wire/estate.ts';
import { estateSource } from '../../estate/estate-source.ts';
import { digest } from '../../platform/cache/keys.ts';
import type { SiteContent } from '../../platform/content/content.ts';
import type { AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { mayAsk } from '../../platform/forms/sender-limit.ts';
import { translatorIn } from '../../platform/middleware/translator.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { contextIn } from '../../platform/page/view-context.ts';
import { notModified } from '../../platform/request/conditional.ts';
import { toSearchRequest } from '../../search/request/search-request.ts';
import { type CatalogueHome, toCatalogueHome } from './catalogue-home.ts';
import { googleCatalogue } from './google.ts';
import { metaCatalogue } from './meta.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const FILE = /^([a-z]+)-([a-z]{2})\.([a-z]+)$/;

/** Homes of an answer of the content service, and of a catalogue: more would be more than a request may cost. */
const PAGE = 100;
const MOST_HOMES = 1_000;

/** What each vendor gets. */
const WRITERS: Readonly<
  Record<
    Catalogue,
    {
      readonly type: string;
      /** `beyond`: how many homes are more than a catalogue has. */
      readonly write: (homes: readonly CatalogueHome[], context: ViewContext, beyond: number) => string;
    }
  >
> = {
  meta: {
    type: 'application/xml',
    write: (homes, { site, origin }, beyond) => metaCatalogue(homes, { name: site.name, origin, beyond }),
  },
  google: {
    type: 'text/csv',
    write: (homes, { t }) =>
      googleCatalogue(homes, {
        forSale: t.label('status', 'FOR_SALE') ?? '',
        toRent: t.label('status', 'TO_RENT') ?? '',
      }),
  },
};

const isCatalogue = (text: string): text is Catalogue => Object.hasOwn(CATALOGUES, text);

interface Offered {
  readonly estates: readonly Estate[];
  readonly beyond: number;
}

/** The newest homes for sale and to let. Throws ContentUnavailable: half a catalogue would end advertisements. */
async function offered(content: SiteContent, { site, locale }: ViewContext): Promise<Offered> {
  const filter = mergeFilter(EMPTY_FILTER, { status: ['FOR_SALE', 'TO_RENT'] });
  const options = { source: estateSource(site), locale, size: PAGE };
  const page = (number: number) =>
    content.searchEstates(toSearchRequest({ ...filter, page: number }, options));
  const first = await page(1);
  const pages = Math.ceil(Math.min(first.total, MOST_HOMES) / PAGE);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)),
  );
  const estates = [first, ...others].flatMap(({ results }) => results);
  return { estates, beyond: Math.max(0, first.total - MOST_HOMES) };
}

/**
 * `GET /catalogue/{token}/{vendor}-{language}.{format}`: the homes on offer for an advertiser's program (decision 189).
 * Its address is the secret: a site without one has no catalogue, no shared cache stores it and no search engine indexes
 * it.
 */
export async function catalogueFile(c: Context<AppEnv>): Promise<Response> {
  const site = c.get('site');
  const { token = '', file = '' } = c.req.param() as Readonly<Record<string, string>>;
  const [, vendor = '', locale = '', format] = FILE.exec(file) ?? [];
  if (!TOKEN.test(token) || !isCatalogue(vendor) || CATALOGUES[vendor] !== format)
    throw new NotFound('no address of a catalogue');
  if (!isLocale(locale) || !site.locales.includes(locale)) throw new NotFound('no such language');
  if (c.get('preview') || c.get('secret')) throw new NotFound('no catalogue before the opening');
  if (!(await mayAsk(c, 'catalogue')))
    return new Response(null, { status: 429, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } });
  const { catalogue } = site.settings;
  if (!catalogue || (await digest(hashedOfCatalogue(site.id, token))) !== catalogue)
    throw new NotFound('no catalogue at this address');
  const context = { ...contextIn(c, locale), t: await translatorIn(c, locale) };
  const { estates, beyond } = await offered(c.get('content').forSite(site, locale), context);
  const homes = estates.flatMap((estate) => toCatalogueHome(estate, context) ?? []);
  const { type, write } = WRITERS[vendor];
  const text = write(homes, context, beyond);
  // A CSV has no place for it.
  if (beyond > 0) c.get('log')('warn', 'catalogue.cut', { vendor, homes: beyond });
  const answer = new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'private, max-age=900',
      'X-Robots-Tag': 'noindex',
      ETag: `"${(await digest(text)).slice(0, 32)}"`,
    },
  });
  return notModified(c.req.header('If-None-Match'), answer);
}
