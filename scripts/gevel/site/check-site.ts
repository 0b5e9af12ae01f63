import { mentionsLacking } from '#domain/advertising/mentions.ts';
import type { Locale } from '#domain/locale.ts';
import { isScreen } from '#domain/route-table.ts';
import { isEmailAddress } from '#domain/rules/email-address.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import type { MailSender } from '#wire/mail-sender.ts';
import type { Link, Navigation } from '#wire/navigation.ts';
import type { Page } from '#wire/page.ts';
import type { Site } from '#wire/site.ts';
import { blanksIn } from './blanks.ts';
import { notesOfSite } from './notes-of-site.ts';
import { saysOfSender } from './sender.ts';

/** Data of a site for the check. */
export interface SiteFacts {
  readonly site: Site;
  readonly pages: readonly Page[];
  readonly menus: readonly Navigation[];
  /** Whether it has any home on offer. */
  readonly hasHomes: boolean;
  /** What its settings and menus name and does not work, in sentences (`trySettings`). */
  readonly tried: readonly string[];
  /** The sender of its mails; null where none can be set. */
  readonly sender: MailSender | null;
}

/** A missing part of a site. */
export interface Finding {
  /** Whether the site may not open without it, unless forced. */
  readonly must: boolean;
  readonly says: string;
}

interface Duty {
  readonly must: boolean;
  /** A sentence for each thing that is missing. */
  readonly missing: (facts: SiteFacts) => readonly string[];
}

const unless = (is: boolean, sentence: string): readonly string[] => (is ? [] : [sentence]);

const blanksOf = (page: Page, { locales }: Site): readonly string[] =>
  blanksIn(page, locales).map(
    ({ locale, blank }) => `page ${page.id} (${locale}) still has the blank ${blank}`,
  );

const pageOf = ({ pages }: SiteFacts, id: string): Page | undefined =>
  pages.find((page) => String(page.id) === id);

const plain = (url: string | null | undefined): string => (url ?? '').replace(/^\/+|\/+$/g, '');

/** Why an entry of a menu has no valid target in a language; null if it has. */
function deadEnd({ type, page, href }: Link, locale: Locale, { pages }: SiteFacts): string | null {
  if (type === 'page') {
    const url = plain(page?.[locale]);
    if (url === '') return 'names no page';
    return pages.some((one) => plain(one.url?.[locale]) === url)
      ? null
      : `leads to "${url}", which is no page`;
  }
  if (type === 'url') return href?.startsWith('https://') ? null : 'leads to no https address';
  return isScreen(type) ? null : `leads to "${type}", which is no screen`;
}

const entriesOf = ({ items }: Navigation) => items.flatMap((item) => [item, ...(item.children ?? [])]);

const eachEntry = (
  facts: SiteFacts,
  tell: (entry: ReturnType<typeof entriesOf>[number], locale: Locale) => string | null,
): readonly string[] =>
  facts.menus.flatMap((menu) =>
    entriesOf(menu).flatMap((entry) =>
      facts.site.locales.flatMap((locale) => {
        const what = tell(entry, locale);
        return what === null ? [] : [`menu ${menu.name}, entry ${entry.id} (${locale}) ${what}`];
      }),
    ),
  );

/** What the law and the institute ask an agency to state, in sentences; those that stop the opening, or the others. */
const mentions =
  (must: boolean) =>
  ({ site: { settings, locales } }: SiteFacts): readonly string[] =>
    mentionsLacking(settings, locales)
      .filter(({ mention }) => mention.must === must)
      .map(({ mention, field }) => `it does not state ${mention.says} (settings.${field})`);

/** Requirements of a site before it opens. */
const DUTIES: readonly Duty[] = [
  { must: true, missing: ({ site }) => unless(!isBlank(site.name), 'it has no name (name)') },
  {
    must: true,
    missing: ({ site }) => unless(site.hostnames.length > 0, 'it has no hostname: use host add'),
  },
  { must: true, missing: mentions(true) },
  { must: false, missing: mentions(false) },
  {
    must: true,
    missing: ({ site: { settings } }) =>
      unless(
        isEmailAddress(settings.contact.email ?? ''),
        'it has no valid settings.contact.email, to which messages of visitors and replies to its mails are sent',
      ),
  },
  {
    must: false,
    missing: ({ site: { settings } }) =>
      unless(
        Boolean(settings.logo?.light) || (settings.logo?.paths.length ?? 0) > 0,
        'it has no logo (settings.logo): its name is shown instead',
      ),
  },
  {
    must: true,
    missing: (facts) =>
      ['privacy', 'terms'].flatMap((id) => unless(pageOf(facts, id) !== undefined, `it has no page ${id}`)),
  },
  {
    must: false,
    missing: (facts) =>
      unless(pageOf(facts, 'home') !== undefined, 'it has no page home: its start page has no texts'),
  },
  { must: false, missing: ({ site }) => notesOfSite(site) },
  { must: false, missing: ({ tried }) => tried },
  {
    must: false,
    missing: ({ site, sender }) =>
      sender === null || sender.fault === null
        ? []
        : [`${saysOfSender(site.id, sender)} Use mail domain ${site.id}`],
  },
  { must: true, missing: ({ pages, site }) => pages.flatMap((page) => blanksOf(page, site)) },
  {
    must: true,
    missing: ({ pages, site }) =>
      pages.flatMap((page) =>
        site.locales.flatMap((locale) =>
          unless(!isBlank(page.title?.[locale]), `page ${page.id} has no text in ${locale}`),
        ),
      ),
  },
  {
    must: true,
    missing: ({ menus }) =>
      ['main', 'footer'].flatMap((name) =>
        unless(
          menus.some((menu) => menu.name === name),
          `it has no menu ${name}`,
        ),
      ),
  },
  { must: true, missing: (facts) => eachEntry(facts, ({ link }, locale) => deadEnd(link, locale, facts)) },
  {
    must: true,
    missing: (facts) =>
      eachEntry(facts, ({ label }, locale) => (isBlank(label?.[locale]) ? 'has no words' : null)),
  },
  { must: true, missing: ({ hasHomes }) => unless(hasHomes, 'it has nothing on offer: use import') },
];

/** Lists what a site lacks before it may open, in the order of the requirements. */
export const checkSite = (facts: SiteFacts): readonly Finding[] =>
  DUTIES.flatMap(({ must, missing }) => missing(facts).map((says) => ({ must, says })));
