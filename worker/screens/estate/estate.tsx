import type { Context } from 'hono';
import { parseEstateId } from '#domain/estate-id.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { ContactPersonView, EstatePageView } from '#domain/views/estate-page.ts';
import type { Sheet } from '#domain/views/sheets.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import { toContactPerson, type WrittenAbout } from '../../estate/contact-person.ts';
import { foundPage, foundPath, foundProperty } from '../../estate/found.ts';
import { contactOfHome } from '../../estate/in-charge.ts';
import { loadEstate, loadProject } from '../../estate/load-estate.ts';
import { toEstateHead } from '../../estate/page/estate-head.ts';
import type { PageInput } from '../../estate/page/property-page.ts';
import { sheetsOfMap, withStreets } from '../../estate/place/with-streets.ts';
import type { FoundEstate } from '../../platform/content/content.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { loadDeferred, neverStore, valueOr } from '../../platform/failure/outage.ts';
import { cachedView, inLocale, type ViewContext } from '../../platform/page/context.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { inLang, wordedIn } from '../../platform/page/worded.ts';
import { urlOf } from '../../platform/request/url.ts';
import { type AfterSaleView, toAfterSale } from './after-sale.ts';
import { EstatePage, type ExtraPageLink } from './EstatePage.tsx';

/** The agency's pages about a project (docs/decisions/0021); the project's page works without them. */
async function loadExtraPages(c: Context<AppEnv>, idText: string): Promise<readonly ExtraPageLink[]> {
  const id = parseEstateId(idText);
  if (id === null) return [];
  const pages = valueOr(await loadDeferred(c, 'estate-pages', () => siteContent(c).estatePages(id)), null);
  const context = viewContext(c);
  return (pages ?? []).flatMap(({ name, title }) => {
    const label = wordedIn(title, context);
    const href = pathTo('estate-page', context.locale, { id: id.id, name });
    return label.text === '' ? [] : [{ label: label.text, ...inLang(label, context), href }];
  });
}

/** Estates shown instead of a sold one: a row. */
const ROW = 3;

/** The agent of the estate: fetched only on the visitor's request (spec 1 §6), never cached. */
async function loadContact(
  c: Context<AppEnv>,
  idText: string,
  home: FoundEstate,
  context: ViewContext,
  about: WrittenAbout,
): Promise<ContactPersonView | null> {
  const id = parseEstateId(idText);
  if (c.req.query('contact') === undefined || id === null) return null;
  neverStore(c);
  const info = await loadDeferred(c, 'contact-info', () => siteContent(c).contactInfo(id));
  const named = info.ok ? contactOfHome(info.value, home, context) : null;
  return toContactPerson(named, context, about);
}

/** Ways on from a sold, let or archived estate; null when they could not be loaded. */
async function loadAfterSale(
  c: Context<AppEnv>,
  idText: string,
  home: FoundEstate,
): Promise<AfterSaleView | null> {
  const id = parseEstateId(idText);
  if (id === null) return null;
  const found = valueOr(await loadDeferred(c, 'similar', () => siteContent(c).similarEstates(id)), null);
  if (found === null) return null;
  const context = viewContext(c);
  const cards = found.results.slice(0, ROW).map((estate) => toEstateCard(estate, context));
  return toAfterSale(foundProperty(home, context), { cards, goneNear: found.goneNear }, context);
}

/** Stylesheets that the page needs. */
const sheetsOf = (
  { units, facade, neighbours }: EstatePageView,
  map: EstatePageView['map'],
): readonly Sheet[] => [
  'estate',
  ...(units.length > 0 || facade !== null || neighbours !== null ? (['project'] as const) : []),
  ...sheetsOfMap(map),
];

export const loadEstatePage = ({ content, params }: Given) => ({
  found: loadEstate(content, params.entityId ?? params.id),
});

/**
 * An estate of either source, or a unit of a project. Short, outdated and wrong addresses redirect to the
 * canonical one; the redirect is cached for an hour at most, because a title or an address may change back
 * (design, "Addresses").
 */
export async function estate(
  c: Context<AppEnv>,
  loaded: ReturnType<typeof loadEstatePage>,
): Promise<Response> {
  const { params } = c.get('route');
  const idText = params.entityId ?? params.id ?? '';
  const found = await loaded.found;
  const project = await loadProject(siteContent(c), found);
  if (params.entityId !== undefined && project === null) throw new NotFound('no unit of a project');

  const context = viewContext(c);
  const url = urlOf(c);
  const pathIn = (locale: Locale): string =>
    cachedView(context, 'estate path', [found.listing as object, project?.listing as object, locale], () =>
      foundPath(found, project, inLocale(context, locale)),
    );
  const canonical = pathIn(context.locale);
  if (canonical !== url.pathname) {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.redirect(canonical + url.search, 301);
  }

  const property = cachedView(context, 'estate property', [found.listing as object], () => {
    const { title, project: isProject } = foundProperty(found, context);
    return { title, isProject };
  });
  const about = { title: property.title, href: canonical };
  const input: PageInput = { path: canonical, person: await loadContact(c, idText, found, context, about) };
  const view = foundPage(found, project, input, context);
  const map = await withStreets(c, view.map, context);
  const afterSale = view.sold || view.archived !== null ? await loadAfterSale(c, view.id, found) : null;
  const extra = property.isProject ? await loadExtraPages(c, view.id) : [];
  const head = toEstateHead(view);
  return renderPage(
    c,
    <EstatePage view={view} map={map} afterSale={afterSale} extra={extra} t={context.t} />,
    {
      head: {
        ...head,
        sheets: sheetsOf(view, map),
        parts: ['estate'],
        index: head.index && c.req.query('contact') === undefined,
      },
      pathIn,
    },
  );
}
