/** Value rules of pages, menus, lists of the agency's own content, cities and sites. */

import { ROUTE_TABLE } from '#domain/route-table.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { ENUMERATIONS } from '#domain/vocabulary/enumerations.ts';
import { oneOf, transactionOf } from '../values/codes.ts';
import { FIGURES } from '../values/figures.ts';
import { pictureRows, point } from '../values/home.ts';
import { isOldAddress, namesOfTarget } from '../values/old-address.ts';
import { reason } from '../values/reasons.ts';
import { below, NOTHING, ofObject, type Rule, refuse, type ValueRow } from '../values/rule.ts';
import { inEachLanguage, TEXTS } from '../values/texts.ts';

/** A link must be a screen, a page or a URL; another type would lead to the home page (spec 1 §2). */
const LINK: readonly ValueRow[] = [
  ['type', oneOf([...Object.keys(ROUTE_TABLE), 'page', 'url'], 'links')],
  ['page', inEachLanguage(TEXTS.path)],
  ['href', TEXTS.https],
];

const heroRows: readonly ValueRow[] = [...pictureRows('hero'), ...pictureRows('heroEvening')];

/** News is not over before it comes. */
const isOverLater: Rule = ofObject(({ publicationDate, shownUntil }) =>
  typeof publicationDate === 'string' && typeof shownUntil === 'string' && shownUntil < publicationDate
    ? refuse(reason('ends'), 'shownUntil')
    : NOTHING,
);

const PAGE: readonly ValueRow[] = [
  ['id', TEXTS.id],
  ['url', inEachLanguage(TEXTS.path)],
  ...heroRows,
  ...pictureRows('sections[].picture'),
  ...below('sections[].link.link', LINK),
  ...below('sections[].links[].link', LINK),
  ['sections[].places[].cityId', TEXTS.id],
  ['sections[].cityIds[]', TEXTS.id],
  ['sections[].types[]', TEXTS.id],
  ...below('sections[].source.link', LINK),
  ['sections[].asOf', TEXTS.day],
  ['sections[].reviews[].date', TEXTS.day],
  ['sections[].quotes[].date', TEXTS.day],
  ...below('sections[].quotes[].link', LINK),
];

const WITHDRAWN: ValueRow = ['withdrawnAt', TEXTS.instant];

export const PAGE_ROWS: readonly ValueRow[] = [
  ...below('page', PAGE),
  ['page.news', isOverLater],
  ['page.news.publicationDate', TEXTS.day],
  ['page.news.shownUntil', TEXTS.day],
  WITHDRAWN,
];

export const ESTATE_PAGE_ROWS: readonly ValueRow[] = [
  ...below('estatePage', PAGE),
  ['estateId', TEXTS.id],
  ['name', TEXTS.id],
  WITHDRAWN,
];

export const NAVIGATION_ROWS: readonly ValueRow[] = [
  ['navigation.name', TEXTS.id],
  ...below('navigation.items[].link', LINK),
  ...below('navigation.items[].children[].link', LINK),
];

export const ENTITY_ROWS: readonly ValueRow[] = [
  ['items[].email', TEXTS.email],
  ...pictureRows('items[].picture'),
  ...below('items[].link', LINK),
];

export const COLLECTION_ROWS: readonly ValueRow[] = below('collection', heroRows);

export const GROUP_ROWS: readonly ValueRow[] = [...below('group', heroRows), ['estateIds[]', TEXTS.id]];

export const CITY_ROWS: readonly ValueRow[] = [
  ['city.id', TEXTS.id],
  ['city', point],
];

export const AGENDA_ROWS: readonly ValueRow[] = [['agenda.agents[].email', TEXTS.email]];

/** A site is a document of its own: its paths begin with its fields. */
/** Old addresses: their form, and names that their targets repeat. */
export const REDIRECT_ROWS: readonly ValueRow[] = [
  ['redirect', namesOfTarget],
  ['redirect.from', isOldAddress],
];

export const SITE_ROWS: readonly ValueRow[] = [
  ['hostnames[]', TEXTS.hostname],
  ...below('settings', [
    ['hiddenStatus[]', transactionOf(...SOURCES.all)],
    ['contact.email', TEXTS.email],
    ['team.people[].email', TEXTS.email],
    ['team.offices[].email', TEXTS.email],
    ['legal.codeOfConduct', inEachLanguage(TEXTS.https)],
    ['legal.country', oneOf(ENUMERATIONS.country, 'countries')],
    ['since', FIGURES.year],
    ['stickers[].color', TEXTS.colour],
    ['stickers[].colorText', TEXTS.colour],
  ]),
];
