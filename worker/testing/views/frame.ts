import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import type { FrameView, HeadView } from '#domain/views/frame.ts';
import type { SampleSite } from './sites.ts';

const MENU: { readonly nl: readonly string[] } & Readonly<Partial<Record<Locale, readonly string[]>>> = {
  nl: ['Te koop', 'Te huur', 'Nieuwbouw', 'Verkopen', 'Over ons'],
  fr: ['À vendre', 'À louer', 'Projets', 'Vendre', 'L’agence'],
  en: ['Buy', 'Rent', 'New build', 'Sell with us', 'About'],
  de: ['Kaufen', 'Mieten', 'Neubauprojekte', 'Verkaufen', 'Über uns'],
};

const link = (label: string, index: number) => ({ label, href: `#${index}-${label}`, current: index === 0 });

/** Header and footer of a sample agency's page. */
export const sampleFrame = (site: SampleSite, locale: Locale, screen = 'home'): FrameView => ({
  site: { id: site.id, name: site.name, logo: site.logo, logoPicture: null, features: [] },
  locale,
  homeHref: `/${locale}`,
  favoritesHref: `/${locale}/favorites`,
  menu: (MENU[locale] ?? MENU.nl).map(link),
  languages: site.locales.map((each) => ({
    locale: each,
    name: languageOf(each).name,
    href: `/${site.id}-${each}-${screen}.html`,
    current: each === locale,
  })),
  footer: {
    invitation: `Kom langs in ${site.town}.`,
    street: 'Lippenslaan 287',
    place: `${site.zip} ${site.town}`,
    openingHours: 'Ma–vr 9–18 u, za 10–17 u',
    phone: { text: '050 55 12 80', href: 'tel:+3250551280' },
    email: { text: `hallo@${site.id}.example`, href: `mailto:hallo@${site.id}.example` },
    columns: [
      { heading: (MENU[locale] ?? MENU.nl)[0] ?? '', links: (MENU[locale] ?? MENU.nl).slice(0, 4).map(link) },
      { heading: site.name, links: (MENU[locale] ?? MENU.nl).slice(1).map(link) },
    ],
    signer: null,
    legal: `© 2026 ${site.name}`,
    identity: [
      { label: 'BIV-nummer', text: '000.000' },
      { label: 'Land van erkenning', text: 'België' },
    ],
    links: [link('Privacyverklaring', 1), link('Gebruiksvoorwaarden', 2)],
  },
  themeHref: `/theme-${site.id}.css`,
  iconHref: '/assets/icon-test.svg',
});

export const sampleHead = (title: string): HeadView => ({
  title,
  description: 'Een site om naar te kijken.',
  canonical: 'https://agency.example/nl',
  alternates: [{ hrefLang: 'x-default', href: 'https://agency.example/nl' }],
  robots: 'index',
  picture: null,
  shareTitle: 'Duinzicht',
  ogLocales: ['nl_BE'],
  structuredData: [],
  sheets: [],
});
