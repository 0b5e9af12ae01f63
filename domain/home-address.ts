/** The address of a home's page, from its document: for pages, and for what tells search engines of them. */
import { plainLine } from './format/plain-text.ts';
import { type EstateLink, estatePath, shortEstatePath } from './links.ts';
import type { Locale, Localized } from './locale.ts';
import { type AddressLike, cityName, showsStreet, streetLine } from './rules/address.ts';
import { isBlank } from './rules/emptiness.ts';
import { isProject, isProjectUnit } from './rules/project.ts';
import { type Id, sourceOf } from './rules/source.ts';
import { type Standing, standingOf } from './rules/standing.ts';
import { type StandingTexts, standingName } from './rules/standing-words.ts';
import { unlessTelling } from './rules/telling.ts';
import type { ProjectSlugParts, PropertySlugParts } from './slug.ts';
import { SOURCES } from './sources/index.ts';
import { localized } from './text.ts';
import { plainWords } from './worded.ts';

/** An id with an optional name, as in head types, sub types and transactions. */
export interface Named {
  readonly id?: Id | null;
  readonly name?: Localized | null;
}

/** Names of statuses and types in one language: the translator of pages, or the texts of mails with the names of types. */
export interface AddressTexts extends StandingTexts {
  label(group: 'subType' | 'headType', code: Id | null | undefined): string | null;
}

/** What a document states of a home that its address depends on. */
interface AddressedHome {
  readonly guid?: string | null;
  readonly general: Parameters<typeof isProject>[0] & {
    readonly id: Id;
    readonly title?: Localized | null;
    readonly buildingName?: string | null;
    readonly address?: AddressLike | null;
    readonly headType?: Named | null;
    readonly subType?: Named | null;
    readonly transaction?: Named | null;
    readonly status?: Id | null;
    readonly archived?: unknown;
    readonly archivedAt?: string | null;
  };
}

/** The language of an address, and the one in which an agency's texts are taken that lack it. */
interface Addressing {
  readonly t: AddressTexts;
  readonly defaultLocale: Locale;
}

/** The id of a home in addresses and favourites: its guid if it has one. */
export const idOfHome = ({ guid, general }: AddressedHome): string =>
  isBlank(guid) ? String(general.id) : (guid ?? '').trim();

/** Meaning of the status of a home, in lists and on its page. */
export const standingOfHome = (home: AddressedHome): Standing => {
  const { transaction, status, archived, archivedAt } = home.general;
  return standingOf({ source: sourceOf(home), transaction: transaction?.id, status, archived, archivedAt });
};

/** An agency's title on one line, in this language or the site's own; empty when it would reveal a hidden street. */
export const titleOfHome = (
  title: Localized | null | undefined,
  address: AddressLike | null | undefined,
  { t, defaultLocale }: Addressing,
): string => unlessTelling(plainWords(title, t.locale, defaultLocale).text.replace(/\s+/g, ' '), address);

const zipOf = (address: AddressLike | null | undefined): string => String(address?.city?.zip ?? '').trim();

/** The status of a home as its slug needs it. */
interface SlugStanding extends Pick<Standing, 'purpose' | 'gone'> {
  /** Name of a status that is not understood. */
  readonly name: string;
}

/**
 * Parts of a property's slug; the street only when the address rule shows it. Its transaction is the purpose, such as
 * "te koop", also under option and after the sale: an address must not change with a status.
 */
export const propertyParts = (
  subType: string,
  { purpose, gone, name }: SlugStanding,
  address: AddressLike | null | undefined,
  { t }: Pick<Addressing, 't'>,
): PropertySlugParts => ({
  subType,
  transaction: purpose === null ? name : t(`status.${purpose}`),
  street: showsStreet(address, gone) ? streetLine(address, t.locale) : null,
  zip: zipOf(address),
  city: cityName(address, t.locale),
});

/** Parts of a project's slug. */
export const projectParts = (
  title: string,
  address: AddressLike | null | undefined,
  locale: Locale,
): ProjectSlugParts => ({ title, zip: zipOf(address), city: cityName(address, locale) });

/** Name in this language, else the label of its code, else the name in another language. */
export function nameOrLabel(value: Named | null | undefined, label: string | null, locale: Locale): string {
  const own = value?.name?.[locale];
  if (!isBlank(own)) return (own ?? '').trim();
  return label || localized(value?.name, locale);
}

/** Name as on the page of its source: a card with another name would give another address. */
function subTypeOf(home: AddressedHome, t: AddressTexts): string {
  const { subType, headType } = home.general;
  const label = SOURCES.ofEstate(home).subTypeByCode ? (t.label('subType', subType?.id) ?? '') : '';
  // A sub type without a name: the slug begins with the type instead of the status.
  return (
    label ||
    nameOrLabel(subType, t.label('subType', subType?.id), t.locale) ||
    nameOrLabel(headType, t.label('headType', headType?.id), t.locale)
  );
}

const projectTitle = ({ general }: AddressedHome, addressing: Addressing): string =>
  titleOfHome(general.title, general.address, addressing) ||
  unlessTelling(plainLine(general.buildingName ?? ''), general.address);

function linkOfHome(home: AddressedHome, project: AddressedHome | null, addressing: Addressing): EstateLink {
  const { general } = home;
  const { t } = addressing;
  if (project !== null) {
    const slug = projectParts(projectTitle(project, addressing), project.general.address, t.locale);
    return { kind: 'unit', id: idOfHome(project), slug, entityId: idOfHome(home) };
  }
  if (isProject(general)) {
    const slug = projectParts(projectTitle(home, addressing), general.address, t.locale);
    return { kind: 'project', id: idOfHome(home), slug };
  }
  const standing = standingOfHome(home);
  const name = standingName(general.transaction, sourceOf(home), standing, t);
  const slug = propertyParts(subTypeOf(home, t), { ...standing, name }, general.address, addressing);
  return { kind: 'property', id: idOfHome(home), slug };
}

/**
 * Canonical path of a home's page. `project` is the project of a unit, whose address begins with the project's own. A
 * unit without its project gets its short address, which redirects (spec 1 §2, "Addresses").
 */
export const homePath = (
  home: AddressedHome,
  project: AddressedHome | null,
  addressing: Addressing,
): string =>
  project === null && isProjectUnit(home.general)
    ? shortEstatePath(idOfHome(home), addressing.t.locale)
    : estatePath(linkOfHome(home, project, addressing), addressing.t.locale);
