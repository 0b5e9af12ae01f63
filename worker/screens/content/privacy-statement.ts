import type { ContentPageView, TextBlockView } from '#domain/views/section.ts';
import { mailLink, phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { identityOf } from '../../platform/page/identity.ts';
import { retentionSection } from './legal-sections.ts';
import { paragraph, table, textSection } from './text-section.ts';

/** The controller (GDPR, art. 13, 1, a), and how to contact it. */
function controllerSection(context: ViewContext): TextBlockView {
  const { t, site } = context;
  const { street, zip, city, email, phone } = site.settings.contact;
  const place = [zip, city].filter((part) => (part?.trim() ?? '') !== '').join(' ');
  const address = [street?.trim() ?? '', place].filter((part) => part !== '').join(', ');
  const [mail, call] = [mailLink(email), phoneLink(phone)];
  const facts = [
    ...identityOf(context),
    ...(address === '' ? [] : [{ label: t('privacy.address'), text: address }]),
    ...(mail === null ? [] : [{ label: t('privacy.email'), ...mail }]),
    ...(call === null ? [] : [{ label: t('privacy.phone'), ...call }]),
  ];
  return textSection(t('privacy.controller.heading'), [
    paragraph(t('privacy.controller.text', { name: site.name })),
    ...(facts.length === 0 ? [] : [table(facts)]),
  ]);
}

/** Purposes, legal bases and recipients of the data (art. 13, 1, c to e). */
const useSection = ({ t, site: { name } }: ViewContext): TextBlockView =>
  textSection(t('privacy.use.heading'), [
    paragraph(t('privacy.use.asked')),
    paragraph(t('privacy.use.agency', { name })),
    paragraph(t('privacy.use.abuse')),
    paragraph(t('privacy.use.none')),
  ]);

/** The rights of a visitor, and where to exercise them (art. 13, 2, b to d). */
function rightsSection({ t, site }: ViewContext): TextBlockView {
  const { features } = site.settings;
  return textSection(t('privacy.rights.heading'), [
    paragraph(t('privacy.rights.text', { name: site.name })),
    ...(features.includes('alerts') ? [paragraph(t('privacy.rights.alerts'))] : []),
    ...(features.includes('agenda') ? [paragraph(t('privacy.rights.viewing'))] : []),
    paragraph(t('privacy.rights.complaint')),
  ]);
}

/** The privacy statement of an agency without its own: it covers only what the product does with data. */
export const privacyStatement = (context: ViewContext): ContentPageView => ({
  title: context.t('views.nav.privacy'),
  lead: null,
  hero: null,
  sections: [
    controllerSection(context),
    useSection(context),
    retentionSection(context),
    rightsSection(context),
  ],
});
