import { EMPTY_FILTER } from '../../domain/filter/filter.ts';
import { filterQuery } from '../../domain/filter/serialize.ts';
import { formatNumber } from '../../domain/format/number.ts';
import { pathTo } from '../../domain/routes.ts';
import { sameId } from '../../domain/rules/source.ts';
import type { Worded } from '../../domain/text.ts';
import type { SectionView } from '../../domain/views/section.ts';
import { foreign } from '../../domain/worded.ts';
import type { EstateFilters } from '../content/schemas/estate-filters.ts';
import { type Section, SectionSchema } from '../content/schemas/page.ts';
import { pictureView } from '../media/picture-address.ts';
import { phoneLink } from './contact-link.ts';
import { initialsOf } from './contact-person.ts';
import type { ViewContext } from './context.ts';
import { linkHref } from './nav-link.ts';
import { paragraphsOf } from './paragraphs.ts';
import { inLang, writtenIn } from './worded.ts';

type Linked = Extract<Section, { kind: 'text' }>['link'];
type WordySection = Extract<Section, { kind: 'text' | 'team' }>;
type Places = Extract<Section, { kind: 'places' }>;

type Link = Extract<SectionView, { kind: 'text' }>['link'];

function toLink(linked: Linked, context: ViewContext): Link {
  const label = writtenIn(linked?.label, context);
  return !linked || label.text === ''
    ? null
    : { label: label.text, ...inLang(label, context), href: linkHref(linked.link, context) };
}

/** A section's heading and its text, and their languages where these are not the page's. */
function saying(heading: Worded, text: Worded, { locale }: ViewContext) {
  const [ofHeading, ofText] = [foreign(heading, locale), foreign(text, locale)];
  return {
    heading: heading.text,
    ...(ofHeading === null ? {} : { headingLang: ofHeading }),
    ...(ofText === null ? {} : { textLang: ofText }),
  };
}

function words(section: WordySection, context: ViewContext) {
  const body = writtenIn(section.body, context);
  return {
    ...saying(writtenIn(section.heading, context), body, context),
    paragraphs: paragraphsOf(body.text),
    picture: section.picture ? pictureView(section.picture, context.locale) : null,
    link: toLink(section.link, context),
  };
}

/** Homes of a place under no filter; nothing is said where it is not known. */
function homesIn(cityId: string | number, options: EstateFilters | null, { t }: ViewContext): string | null {
  const count = options?.locations.find(({ id }) => sameId(id, cityId))?.count;
  if (count === undefined) return null;
  const noun = t.count('views.noun.any', count);
  return t('views.offer.counted', { n: formatNumber(count), noun });
}

function toPlaces(section: Places, options: EstateFilters | null, context: ViewContext): SectionView {
  const { locale } = context;
  const hint = writtenIn(section.hint, context);
  return {
    kind: 'places',
    ...saying(writtenIn(section.heading, context), hint, context),
    hint: hint.text || null,
    places: section.places.flatMap(({ label, cityId }) => {
      const name = writtenIn(label, context);
      const query = filterQuery({ ...EMPTY_FILTER, city: [String(cityId)] });
      const href = `${pathTo('offer', locale)}${query}`;
      if (name.text === '') return [];
      const count = homesIn(cityId, options, context);
      return [{ label: name.text, ...inLang(name, context), href, count }];
    }),
  };
}

function toSection(section: Section, options: EstateFilters | null, context: ViewContext): SectionView {
  switch (section.kind) {
    case 'text':
      return { kind: 'text', ...words(section, context) };
    case 'team':
      return {
        kind: 'team',
        ...words(section, context),
        people: section.people.map(({ name, role, phone }) => {
          const { lang: roleLang } = inLang(writtenIn(role, context), context);
          return {
            name,
            initials: initialsOf(name),
            role: writtenIn(role, context).text || null,
            ...(roleLang === undefined ? {} : { roleLang }),
            phone: phoneLink(phone),
          };
        }),
      };
    case 'places':
      return toPlaces(section, options, context);
  }
}

/** Whether there is anything to show: a heading alone, or nothing at all, makes no section. */
const hasContent = (view: SectionView): boolean => {
  switch (view.kind) {
    case 'text':
      return view.paragraphs.length > 0 || view.picture !== null || view.link !== null;
    case 'team':
      return view.paragraphs.length > 0 || view.people.length > 0;
    case 'places':
      return view.places.length > 0;
  }
};

/**
 * The parts of a page. Each is read by itself: one of an unknown kind or a broken one is left out, and
 * the rest stays. `options` gives the places their numbers of homes.
 */
export const toSections = (
  sections: readonly unknown[],
  options: EstateFilters | null,
  context: ViewContext,
): readonly SectionView[] =>
  sections
    .flatMap((section) => {
      const read = SectionSchema.safeParse(section);
      return read.success ? [toSection(read.data, options, context)] : [];
    })
    .filter(hasContent);
