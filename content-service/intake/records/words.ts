/** Content written by the agency: pages, menus, lists, texts, and its agenda settings. */
import * as z from 'zod';
import { AgreementSchema } from '#wire/agreements.ts';
import { EntityItemSchema, EntitySchema } from '#wire/entities.ts';
import { EstateCollectionSchema } from '#wire/estate-collection.ts';
import { NavigationSchema } from '#wire/navigation.ts';
import { PageSchema } from '#wire/page.ts';
import { RedirectSchema } from '#wire/redirect.ts';
import { TranslationsSchema } from '#wire/translations.ts';
import { IdSchema, LocaleSchema, localizedText, SlugTextSchema } from '#wire/values.ts';
import { AgendaSettingsSchema } from '../../appointments/settings.ts';
import { cityStatements } from '../catalogue.ts';
import {
  collectionStatements,
  entityStatements,
  estatePageStatements,
  GroupWordsSchema,
  groupStatements,
} from '../content.ts';
import { redirectStatements } from '../redirects.ts';
import { agreementStatements } from '../rentals.ts';
import { agendaStatements, navigationStatements, pageStatements, translationStatements } from '../site.ts';
import { clear } from '../write.ts';
import { deleteRows, goneIds, NOW, recordKind, SITE, withdrawRows } from './kind.ts';

const withdrawnAt = z.iso.datetime({ offset: true }).nullish();
const degrees = z.number().nullable();

/** A site has one agenda, with a fixed id. */
const AGENDA = 'agenda';

/** `{estateId}/{name}`, the id of a page about an estate. */
const ESTATE_PAGE_ID = "estate_id || '/' || name";

export const WORD_KINDS = [
  recordKind({
    name: 'city',
    schema: z.object({
      city: z.object({
        id: IdSchema,
        zip: IdSchema,
        name: localizedText(),
        alias: localizedText(),
        lat: degrees,
        lon: degrees,
      }),
    }),
    idOf: ({ city }) => String(city.id),
    writes: (siteId, { city }) => cityStatements(siteId, { ...city, name: city.name ?? {} }),
    leave: [deleteRows('city_words', 'city_id', 'city'), deleteRows('cities', 'id', 'city')],
  }),
  recordKind({
    name: 'page',
    schema: z.object({ page: PageSchema, withdrawnAt }),
    gone: 'withdrawn',
    idOf: ({ page }) => String(page.id),
    writes: (siteId, { page }, { withdrawnAt: since }) => [
      // Two pages may swap addresses.
      clear('pages', { site_id: siteId, id: String(page.id) }),
      ...pageStatements(siteId, page, { withdrawnAt: since }),
    ],
    leave: [withdrawRows('pages', 'id', 'page')],
  }),
  recordKind({
    name: 'navigation',
    schema: z.object({ navigation: NavigationSchema }),
    idOf: ({ navigation }) => navigation.name,
    writes: (siteId, { navigation }) => navigationStatements(siteId, navigation),
    leave: [deleteRows('navigations', 'name', 'navigation')],
  }),
  recordKind({
    name: 'entity',
    schema: z.object({ entity: EntitySchema, items: z.array(EntityItemSchema) }),
    idOf: ({ entity }) => entity.id,
    writes: (siteId, { entity, items }) => entityStatements(siteId, entity, items),
    leave: [deleteRows('entities', 'id', 'entity')],
  }),
  recordKind({
    name: 'collection',
    // Without a query of its own it consists of its members.
    schema: z.object({ collection: EstateCollectionSchema.partial({ query: true }) }),
    idOf: ({ collection }) => collection.id,
    writes: (siteId, { collection }) => collectionStatements(siteId, collection),
    leave: [deleteRows('collections', 'id', 'collection')],
  }),
  recordKind({
    name: 'group',
    schema: z.object({ group: GroupWordsSchema, estateIds: z.array(z.string().min(1)) }),
    idOf: ({ group }) => group.id,
    writes: (siteId, { group, estateIds }) => groupStatements(siteId, group, estateIds),
    leave: [deleteRows('estate_groups', 'id', 'group')],
  }),
  recordKind({
    name: 'estatePage',
    schema: z.object({
      // A page about a home is no news.
      estatePage: PageSchema.omit({ news: true }),
      estateId: z.string().min(1),
      name: SlugTextSchema,
      withdrawnAt,
    }),
    gone: 'withdrawn',
    idOf: ({ estateId, name }) => `${estateId.toLowerCase()}/${name}`,
    idForm: /^[a-z0-9_-]{1,64}\/[A-Za-z0-9_-]{1,64}$/,
    writes: (siteId, { estatePage, estateId, name }, { withdrawnAt: since }) =>
      estatePageStatements(siteId, estateId, name, estatePage, { withdrawnAt: since }),
    leave: [
      `UPDATE estate_pages SET withdrawn_at = ${NOW} WHERE site_id = ${SITE} AND withdrawn_at IS NULL ` +
        `AND lower(${ESTATE_PAGE_ID}) IN (SELECT lower(id) FROM (${goneIds('estatePage')}))`,
    ],
  }),
  recordKind({
    name: 'translations',
    schema: z.object({ translations: TranslationsSchema, locale: LocaleSchema }),
    idOf: ({ locale }) => locale,
    writes: (siteId, { translations, locale }) => translationStatements(siteId, locale, translations),
    leave: [deleteRows('translations', 'locale', 'translations')],
  }),
  recordKind({
    name: 'agreement',
    schema: z.object({
      agreement: z.object({
        id: AgreementSchema.shape.id,
        position: z.int().min(0),
        required: z.boolean(),
        title: localizedText(),
        body: localizedText(),
      }),
    }),
    idOf: ({ agreement }) => agreement.id,
    writes: (siteId, { agreement }) => [
      clear('agreements', { site_id: siteId, id: agreement.id }),
      ...agreementStatements(siteId, {
        ...agreement,
        title: agreement.title ?? {},
        body: agreement.body ?? {},
      }),
    ],
    leave: [deleteRows('agreements', 'id', 'agreement')],
  }),
  recordKind({
    name: 'redirect',
    schema: z.object({ redirect: RedirectSchema }),
    idOf: ({ redirect }) => redirect.id,
    writes: (siteId, { redirect }) => [
      // Two redirects may swap addresses.
      clear('redirects', { site_id: siteId, id: redirect.id }),
      ...redirectStatements(siteId, redirect),
    ],
    leave: [deleteRows('redirects', 'id', 'redirect')],
  }),
  recordKind({
    name: AGENDA,
    schema: z.object({ agenda: AgendaSettingsSchema }),
    idOf: () => AGENDA,
    writes: (siteId, { agenda }) => agendaStatements(siteId, agenda),
    leave: [`DELETE FROM agendas WHERE site_id = ${SITE} AND '${AGENDA}' IN (${goneIds(AGENDA)})`],
  }),
];
