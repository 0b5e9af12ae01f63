import { pathTo } from '#domain/routes.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import type { FrameView, NavLinkView } from '#domain/views/frame.ts';
import type { Navigation, NavigationEntry } from '#wire/navigation.ts';
import { mailLink, phoneLink } from './contact-link.ts';
import { cachedView, type ViewContext } from './context.ts';
import { identityOf } from './identity.ts';
import { type Here, markedEntry, toMenu } from './menu.ts';
import { hasNews } from './news.ts';
import { signerOf } from './signer.ts';
import { inLang, wordedIn, writtenIn } from './worded.ts';

const line = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts
    .filter((part) => !isBlank(part))
    .map((part) => part?.trim())
    .join(' ') || null;

const legalScreens = ['privacy', 'terms'] as const;
const lastScreens = ['news', ...legalScreens] as const;

/** Links of the last line: news, where there is some and no menu leads to it, and the legal pages. */
const lastLinks = (
  navigation: Navigation | null,
  path: string,
  context: ViewContext,
): readonly NavLinkView[] => {
  const named = (navigation?.items ?? []).flatMap((item) => [item, ...(item.children ?? [])]);
  const leadsToNews = hasNews(context) && !named.some(({ link }) => link.type === 'news');
  return (leadsToNews ? lastScreens : legalScreens).map((screen) => {
    const href = pathTo(screen, context.locale);
    return { label: context.t(`views.nav.${screen}`), href, current: href === path };
  });
};

/** Parts of the footer that depend on the current page: the marked entry of each menu, and that of the last line. */
interface Marks {
  readonly columns: readonly number[];
  readonly last: string;
}

/** Footer of every page: the agency's address, its menus, and the legal line. */
export function toFooter(
  navigation: Navigation | null,
  here: Here,
  year: number,
  context: ViewContext,
): FrameView['footer'] {
  const columns = (navigation?.items ?? []).map(({ children }) =>
    markedEntry(children ?? NO_ENTRIES, here, context),
  );
  const last = lastScreens.map((screen) => pathTo(screen, context.locale)).find((path) => path === here.path);
  const marks = { columns, last: last ?? '' };
  return cachedView(context, 'footer', [navigation, year, columns.join(), marks.last], () =>
    makeFooter(navigation, marks, year, context),
  );
}

const NO_ENTRIES: readonly NavigationEntry[] = [];

function makeFooter(
  navigation: Navigation | null,
  marks: Marks,
  year: number,
  context: ViewContext,
): FrameView['footer'] {
  const { site, t } = context;
  const { contact } = site.settings;
  const [invitation, hours] = [
    writtenIn(contact.invitation, context),
    writtenIn(contact.openingHours, context),
  ];
  const [invitationLang, openingHoursLang] = [invitation, hours].map((words) => inLang(words, context).lang);
  return {
    invitation: invitation.text || null,
    ...(invitationLang === undefined ? {} : { invitationLang }),
    street: line(contact.street),
    place: line(contact.zip, contact.city),
    openingHours: hours.text || null,
    ...(openingHoursLang === undefined ? {} : { openingHoursLang }),
    phone: phoneLink(contact.phone),
    email: mailLink(contact.email),
    columns: (navigation?.items ?? []).flatMap((item, index) => {
      const heading = wordedIn(item.label, context);
      const links = toMenu(item.children ?? NO_ENTRIES, marks.columns[index] ?? -1, context);
      return heading.text === '' || links.length === 0
        ? []
        : [{ heading: heading.text, ...inLang(heading, context), links }];
    }),
    signer: site.theme.choices.foot === 'warm' ? signerOf(context) : null,
    legal: t('views.legal', { year, name: site.name }),
    identity: identityOf(context),
    links: lastLinks(navigation, marks.last, context),
  };
}
