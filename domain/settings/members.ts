/**
 * Who sets each member of a site's document: the agency's people on their page, the operator alone, or nobody
 * (decision 181). The page, the call that writes and the published table are made from it.
 */
import { CHOICES } from '../theme/compositions.ts';
import { patternOf } from './paths.ts';

/** A member, or a group of which all members have the same answer. */
interface Member {
  /** As `patternOf` writes it. */
  readonly path: string;
  readonly by: 'agency' | 'operator' | 'nobody';
  /** Why it is not set by the agency, or not by anybody; of the agency's own how far it is. */
  readonly why?: string;
  /** A list without order whose entries count by themselves: what two people add or remove is joined. */
  readonly joins?: true;
}

const agency = (...paths: readonly string[]): Member[] => paths.map((path) => ({ path, by: 'agency' }));
const joined = (...paths: readonly string[]): Member[] =>
  paths.map((path) => ({ path, by: 'agency', joins: true }));
const below = (group: string, ...names: readonly string[]): Member[] =>
  agency(...names.map((name) => `${group}.${name}`));
const operator = (why: string, ...paths: readonly string[]): Member[] =>
  paths.map((path) => ({ path, by: 'operator', why }));
const nobody = (why: string, ...paths: readonly string[]): Member[] =>
  paths.map((path) => ({ path, by: 'nobody', why }));

const OFFICE = 'settings.team.offices[]';
const PERSON = 'settings.team.people[]';

/** In the order of the document; of two that fit the longer one counts. */
export const MEMBERS: readonly Member[] = [
  // Beside the document: records of their own (decision 192).
  ...agency('menus.main', 'menus.footer'),
  ...nobody('it never changes: addresses, records and tokens are under it', 'id'),
  ...operator('it opens and closes the site', 'state'),
  ...operator('a name is in mails, in certificates of law and in what search engines know', 'name'),
  ...operator('needs a record in the DNS, and certificates', 'hostnames'),
  ...operator('every text, page and menu has to be there in a language first', 'locales', 'defaultLocale'),
  ...operator('paper, text and type of a look go together (`gevel site look`)', 'theme'),
  ...agency('theme.accent', ...CHOICES.map((choice) => `theme.choices.${choice}`)),
  ...operator('a drawing of lines, made by hand', 'settings.logo'),
  ...agency('settings.logo.light', 'settings.logo.dark'),
  ...operator('a picture of 1200 × 630 pixels, made with the look', 'settings.socialPicture'),
  ...nobody(
    'made by the service from the pictures themselves',
    'settings.logo.lightHash',
    'settings.logo.darkHash',
    'settings.socialPictureHash',
    'settings.socialPictureJpeg',
    `${PERSON}.pictureHash`,
  ),
  ...operator('where homes come from', 'settings.source'),
  ...operator('names codes of the source', 'settings.hiddenStatus', 'settings.stickers'),
  ...operator('what the deployment offers the agency', 'settings.features'),
  ...operator(
    'a choice about data of others, with words of its own in the privacy statement',
    'settings.realisedPrices',
    'settings.homeHistory',
    'settings.interest',
    'settings.keptDays',
  ),
  ...operator('a secret, of which the site stores the hash (`gevel catalogue add`)', 'settings.catalogue'),
  ...operator('a key that search engines look for on the site (`gevel indexnow add`)', 'settings.indexNow'),
  ...operator('a page with rates, which are the deployment’s', 'settings.costs'),
  ...below('settings.contact', 'email', 'phone', 'street', 'zip', 'city'),
  ...below('settings.contact', 'openingHours.{locale}', 'invitation.{locale}'),
  ...below('settings.legal', 'name', 'companyNumber', 'vatNumber', 'professionalNumber', 'country'),
  ...joined('settings.legal.titles'),
  ...below('settings.legal', 'supervisor.{locale}', 'codeOfConduct.{locale}'),
  ...below('settings.legal', 'liability.{locale}', 'guarantee.{locale}', 'thirdPartyAccount'),
  // Whole entries: added and removed.
  ...agency(OFFICE, PERSON),
  ...nobody('it never changes: people and rules name an office by it', `${OFFICE}.id`),
  ...below(OFFICE, 'name', 'street', 'zip', 'city', 'phone', 'whatsapp', 'email'),
  ...below(OFFICE, 'hours.week.{day}', 'hours.closedOnHolidays', 'hours.note.{locale}'),
  ...joined(`${OFFICE}.hours.closed`, `${OFFICE}.hours.otherHours`),
  ...nobody('it never changes: rules name a person by it', `${PERSON}.id`),
  ...below(PERSON, 'name', 'role.{locale}', 'office', 'phone', 'mobile', 'whatsapp', 'email', 'picture'),
  ...joined(`${PERSON}.languages`),
  ...agency('settings.team.rules', 'settings.team.callBack', 'settings.since'),
  ...operator('addresses and secrets of another system', 'settings.leads', 'settings.turnstileSiteKey'),
  ...operator('the same in all languages, or not: of the whole site', 'settings.figures'),
  ...operator('terms of contracts with guests', 'settings.cancellation', 'settings.stays'),
  ...operator(
    'tiles and hosts that pages may load',
    'settings.map',
    'settings.pictureHosts',
    'settings.tourHosts',
  ),
];

/** The row of a member, by the longest that fits; undefined for none. */
export const memberOf = (path: string): Member | undefined => {
  const pattern = patternOf(path);
  return MEMBERS.filter((one) => {
    if (pattern === one.path) return true;
    // What is below a group of the operator's is the operator's; what the agency sets is named member by member.
    return one.by !== 'agency' && ['.', '['].some((next) => pattern.startsWith(one.path + next));
  }).toSorted((a, b) => b.path.length - a.path.length)[0];
};

/** Whether an agency's people set it, as a member of its own. */
export const isAgencys = (path: string): boolean => {
  const pattern = patternOf(path);
  return MEMBERS.some((one) => one.by === 'agency' && one.path === pattern);
};
