import type { Context } from 'hono';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { estateSource } from '../estate/estate-source.ts';
import type { CachedPage, CachedSection } from '../platform/content/cached-page.ts';
import type { AppEnv } from '../platform/env.ts';
import { loadDeferred, valueOr } from '../platform/failure/outage.ts';
import { siteContent } from '../platform/page/view-context.ts';
import { toSearchRequest } from '../search/request/search-request.ts';
import {
  type BlockData,
  type BlockEstates,
  estatesKey,
  menuKey,
  type SectionOf,
  soldKey,
} from './block-data.ts';
import { soldRequest } from './sold.ts';

/** Estates in a block without a size: a row of three. */
const ROW = 3;

const of =
  <Kind extends CachedSection['kind']>(kind: Kind) =>
  (section: CachedSection): section is SectionOf<Kind> =>
    section.kind === kind;

/** Estates of a block; empty when the agency has no such collection or group. */
async function loadEstates(c: Context<AppEnv>, block: SectionOf<'estates'>): Promise<BlockEstates> {
  const content = siteContent(c);
  const size = block.size ?? ROW;
  if (block.group && !block.collection) {
    const group = await content.group(block.group);
    const results = group?.results.slice(0, size) ?? [];
    return { title: group?.title, results, total: group?.results.length ?? 0 };
  }
  const included = block.collection ? await content.includedEstates(block.collection, block.size) : null;
  if (included !== null) return included;
  const collection = block.collection ? await content.collection(block.collection) : null;
  if (block.collection && collection === null) return { title: null, results: [], total: 0 };
  const request = toSearchRequest(EMPTY_FILTER, { source: estateSource(c.get('site')), size });
  const { results, total } = await content.searchEstates(
    collection === null
      ? request
      : { ...request, query: collection.query, sort: collection.sort ?? request.sort },
  );
  return { title: collection?.title, results, total };
}

/**
 * Loads, in parallel, the data that the blocks need and that the page did not include. Each call may fail
 * alone: the other data stays, and the page is then not cached.
 */
export async function loadBlockData(
  c: Context<AppEnv>,
  { sections, entities: included = [] }: Pick<CachedPage, 'sections' | 'entities'>,
): Promise<BlockData> {
  const content = siteContent(c);
  const named = [...new Set(sections.filter(of('entities')).map(({ entity }) => entity))];
  const entityIds = named.filter((id) => !included.some((entity) => entity.id === id));
  const [options, estates, sold, names, items, menus] = await Promise.all([
    sections.some(of('places')) ? loadDeferred(c, 'filter-options', () => content.filterOptions()) : null,
    Promise.all(
      sections.filter(of('estates')).map(async (block) => {
        const outcome = await loadDeferred(c, 'block.estates', () => loadEstates(c, block));
        return [estatesKey(block), valueOr(outcome, null)] as const;
      }),
    ),
    Promise.all(
      sections.filter(of('sold')).map(async (block) => {
        const outcome = await loadDeferred(c, 'block.sold', () =>
          content.searchEstates(soldRequest(block, c.get('site'))),
        );
        return [soldKey(block), valueOr(outcome, null)] as const;
      }),
    ),
    entityIds.length > 0 ? loadDeferred(c, 'entities', () => content.entities()) : null,
    Promise.all(
      entityIds.map(async (id) => {
        const outcome = await loadDeferred(c, 'entity-items', () => content.entityItems(id));
        return [id, valueOr(outcome, null)] as const;
      }),
    ),
    Promise.all(
      sections.filter(of('menu')).map(async (block) => {
        const outcome = await loadDeferred(c, 'block.menu', () =>
          content.navigationItem(block.menu, block.entry),
        );
        return [menuKey(block), valueOr(outcome, null)] as const;
      }),
    ),
  ]);
  const known = names === null ? [] : (valueOr(names, null) ?? []);
  const nameOf = (id: string) => known.find((entity) => entity.id === id)?.name ?? {};
  return {
    options: options === null ? null : valueOr(options, null),
    estates: new Map(estates),
    sold: new Map(sold),
    items: new Map([
      ...included.map(({ id, name, items: list }) => [id, { name: name ?? {}, items: list }] as const),
      ...items.flatMap(([id, list]) => (list ? [[id, { name: nameOf(id), items: list }] as const] : [])),
    ]),
    menus: new Map(menus.flatMap(([key, item]) => (item ? [[key, item]] : []))),
  };
}
