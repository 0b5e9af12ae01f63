import { pathTo } from '../../../domain/routes.ts';
import { isBlank } from '../../../domain/rules/emptiness.ts';
import type { FrameView, NavLinkView } from '../../../domain/views/frame.ts';
import type { Navigation } from '../../../wire/navigation.ts';
import { mailLink, phoneLink } from './contact-link.ts';
import type { ViewContext } from './context.ts';
import { identityOf } from './identity.ts';
import { type Here, toMenu } from './menu.ts';
import { inLang, wordedIn, writtenIn } from './worded.ts';

const line = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts
    .filter((part) => !isBlank(part))
    .map((part) => part?.trim())
    .join(' ') || null;

const legalScreens = ['privacy', 'terms'] as const;

const legalLinks = ({ t, locale }: ViewContext, here: Here): readonly NavLinkView[] =>
  legalScreens.map((screen) => {
    const href = pathTo(screen, locale);
    return { label: t(`views.nav.${screen}`), href, current: href === here.path };
  });

/** The foot of every page: where the agency is, its menus, and the line the law asks for. */
export function toFooter(
  navigation: Navigation | null,
  here: Here,
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
    columns: (navigation?.items ?? []).flatMap((item) => {
      const heading = wordedIn(item.label, context);
      const links = toMenu(item.children ?? [], here, context);
      return heading.text === '' || links.length === 0
        ? []
        : [{ heading: heading.text, ...inLang(heading, context), links }];
    }),
    legal: t('views.legal', { year, name: site.name }),
    identity: identityOf(context),
    links: legalLinks(context, here),
  };
}
