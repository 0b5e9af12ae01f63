import type { Context } from 'hono';
import * as z from 'zod';
import { isDwelling } from '#domain/rules/property-kind.ts';
import type { EstatePageView, FactView } from '#domain/views/estate-page.ts';
import { foundPage, foundPath, foundProperty } from '../../estate/found.ts';
import { priceInWords } from '../../estate/home-in-short.ts';
import { loadListedEstate, loadProject } from '../../estate/load-estate.ts';
import type { Property } from '../../estate/property/property.ts';
import { absolute, assistantTool, HomeIdSchema, quoted } from '../../platform/assistant-tool.ts';
import type { AppEnv } from '../../platform/env.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';

const factOf = ({ label, value, note, items }: FactView) => ({
  name: label,
  value: items === undefined ? value : items.map(({ text }) => text).join(', '),
  note: note ?? null,
});

/** What visitors ask first and the listing does not say; a page shows nothing there, an assistant must not guess. */
function notStated(view: EstatePageView, property: Property, { t }: ViewContext): readonly string[] {
  const missing: Readonly<Record<'price' | 'area' | 'bedrooms' | 'energy' | 'built', boolean>> = {
    price: view.price?.kind !== 'amount',
    area: property.area === null,
    bedrooms: property.bedrooms === null,
    energy: view.energyTag === null,
    built: property.constructionYear === null,
  };
  const asked = isDwelling(property.kind) ? Object.entries(missing) : [['price', missing.price] as const];
  return asked.filter(([, misses]) => misses).map(([fact]) => t(`compare.${fact as keyof typeof missing}`));
}

/** A home as its page says it, in words. */
export function homeInWords(view: EstatePageView, property: Property, path: string, context: ViewContext) {
  return {
    id: view.id,
    kind: view.kind,
    title: view.title,
    place: view.place,
    addressOnRequest: view.addressHidden,
    price: priceInWords(view.price),
    priceLabel: view.priceLabel,
    pricePerArea: view.perArea,
    status: view.status?.text ?? null,
    statusSince: view.statusSince,
    noLongerOffered: view.sold || view.archived !== null,
    reference: view.reference,
    publishedOn: view.published,
    energyLabel: view.energyTag?.text ?? null,
    facts: view.whole.map(({ title, rows }) => ({ group: title, facts: rows.map(factOf) })),
    notStated: notStated(view, property, context),
    costs: view.costs === null ? null : { facts: view.costs.rows.map(factOf), note: view.costs.note },
    history: view.history?.map(factOf) ?? null,
    openHouses: view.openHouses.map(({ when, note }) => ({ when, note })),
    units: view.units.flatMap(({ floor, units }) =>
      units.map(({ id, title, status, price, href }) => ({
        id,
        floor,
        title,
        status: status.text,
        price: priceInWords(price),
        page: href === null ? null : absolute(href, context),
      })),
    ),
    pictures: view.pictures.length,
    listingText: quoted(
      [view.lead, ...view.description].filter(Boolean).join('\n\n'),
      view.textLocale,
      context,
    ),
    page: absolute(path, context),
    viewingForm: view.appointmentHref === null ? null : absolute(view.appointmentHref, context),
    questionForm: absolute(view.contact.formHref, context),
  };
}

async function read(c: Context<AppEnv>, { id }: { readonly id: string }) {
  const context = viewContext(c);
  const found = await loadListedEstate(c, id);
  const project = await loadProject(siteContent(c), found);
  const path = foundPath(found, project, context);
  const view = foundPage(found, project, { path, person: null }, context);
  return homeInWords(view, foundProperty(found, context), path, context);
}

export const readHome = assistantTool({
  name: 'read_home',
  description:
    'Reads one home as its page says it: price, status, place, surfaces, energy, what the law asks, costs, history, open houses, units of a project, the text of the listing as a quotation, what is not stated, and the address of its page. Nothing is stated that the page does not state.',
  input: z.object({ id: HomeIdSchema }),
  answer: read,
});
