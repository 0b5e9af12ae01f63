import { areaName } from '#domain/filter/areas.ts';
import { formatNumber } from '#domain/format/number.ts';
import { pathTo } from '#domain/routes.ts';
import { contactOf } from '#domain/team/contact-of.ts';
import { LEAD_KINDS, type Person, type Rule } from '#domain/team/team.ts';
import { capital } from '#domain/text.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import type { PagingView } from '#domain/views/offer.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import { toContactPerson } from '../../estate/contact-person.ts';
import { officePath } from '../../estate/links/contact-path.ts';
import type { EstateResults } from '../../platform/content/estates.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { numberedLinks } from '../../search/numbered.ts';

/** The page of a person of the team. */
export interface PersonPageView {
  readonly person: ContactPersonView;
  /** Their office: its name, place and form; null without one. */
  readonly office: { readonly name: string; readonly place: string; readonly href: string } | null;
  /** What they look after, a line for each rule: "Verkoop · nieuwbouwprojecten · 8300". */
  readonly looksAfter: readonly string[];
  /** Their homes on offer; null when they could not be loaded. */
  readonly homes: {
    readonly counted: string;
    readonly cards: readonly EstateCardView[];
    readonly pages: PagingView['numbers'];
  } | null;
  /** All people, with the form that writes to the agency. */
  readonly teamHref: string;
}

/**
 * A rule in words. null for one that cannot be said whole: without conditions, or with codes of the agency's source, without
 * which it would promise more than it means.
 */
function wordsOfRule(
  { deeds: kinds, ways, areas, zips, project, cities, headTypes }: Rule,
  { t, locale }: ViewContext,
): string | null {
  if (cities?.length || headTypes?.length) return null;
  const isEvery = LEAD_KINDS.every((kind) => kinds?.includes(kind));
  const listed = (words: readonly string[]): string => new Intl.ListFormat(locale).format(words);
  const parts = [
    listed((isEvery ? [] : (kinds ?? [])).map((kind) => t(`team.deeds.${kind}`))),
    listed((ways ?? []).map((way) => t(`team.ways.${way}`))),
    project === true ? t('team.projects') : project === false ? t('team.existing') : '',
    listed([...(areas ?? []).map((name) => areaName(name, locale)), ...(zips ?? []).map(String)]),
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : capital(parts.join(' · '), locale);
}

interface PersonInput {
  readonly known: Person;
  /** null when they could not be loaded. */
  readonly listed: Pick<EstateResults, 'results' | 'total'> | null;
  readonly page: number;
  readonly pages: number;
  /** Path of the page. */
  readonly path: string;
}

/** The page of a person. Throws for a person without a name, of whom there is none. */
export function toPersonPage(
  { known, listed, page, pages, path }: PersonInput,
  context: ViewContext,
): PersonPageView {
  const { t, site, locale } = context;
  const { team } = site.settings;
  const office = team?.offices.find(({ id }) => id === known.office) ?? null;
  const person = toContactPerson(contactOf({ person: known, office }), context);
  if (person === null) throw new Error('a person of a team has a name');
  const rules = (team?.rules ?? []).filter((rule) => rule.person === known.id);
  return {
    person: { ...person, href: null },
    office: office && {
      name: office.name,
      place: [office.street, office.city].filter((line) => line).join(', '),
      href: officePath(office.id, context),
    },
    looksAfter: [...new Set(rules.flatMap((rule) => wordsOfRule(rule, context) ?? []))],
    homes: listed && {
      counted: t('views.offer.counted', {
        n: formatNumber(listed.total, t),
        noun: t.count('views.noun.any', listed.total),
      }),
      cards: listed.results.map((estate) => toEstateCard(estate, context)),
      pages: numberedLinks(path, page, pages),
    },
    teamHref: pathTo('contact', locale),
  };
}
