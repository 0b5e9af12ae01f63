/** First menus and pages of a new site, in its languages. */
import type { Locale } from '#domain/locale.ts';
import type { Link, Navigation } from '#wire/navigation.ts';
import type { Page } from '#wire/page.ts';
import type { LocalizedText } from '#wire/values.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import { NL } from './nl.ts';
import type { StartingWords } from './words.ts';

const WORDS: Readonly<Record<Locale, StartingWords>> = { nl: NL, fr: FR, en: EN, de: DE };

/** A new site. */
interface NewSite {
  readonly name: string;
  readonly locales: readonly Locale[];
}

/** Selects a text in each of the site's languages. */
type Tell = (text: (words: StartingWords) => string) => NonNullable<LocalizedText>;

const tellerOf =
  ({ name, locales }: NewSite): Tell =>
  (text) =>
    Object.fromEntries(locales.map((locale) => [locale, text(WORDS[locale]).replaceAll('{name}', name)]));

type Section = Page['sections'][number];
type PartOf = (words: StartingWords) => { readonly heading: string; readonly body: string };

function pagesOf(tell: Tell): readonly Page[] {
  const to = (page: 'about' | 'sell'): Link => ({ type: 'page', page: tell(({ urls }) => urls[page]) });
  const contact = { label: tell(({ menu }) => menu.contact), link: { type: 'contact' } };
  const words = (part: PartOf) => ({
    heading: tell((all) => part(all).heading),
    body: tell((all) => part(all).body),
  });
  const text = (part: PartOf): Section => ({ kind: 'text', ...words(part) });
  return [
    {
      id: 'home',
      title: tell(({ home }) => home.title),
      lead: tell(({ home }) => home.lead),
      description: tell(({ home }) => home.description),
      sections: [
        {
          kind: 'text',
          ...words(({ home }) => home.office),
          link: { label: tell(({ menu }) => menu.about), link: to('about') },
        },
        {
          kind: 'call-to-action',
          ...words(({ home }) => home.selling),
          links: [{ label: tell(({ menu }) => menu.sell), link: to('sell') }, contact],
        },
      ],
    },
    {
      id: 'about',
      url: tell(({ urls }) => urls.about),
      title: tell(({ about }) => about.title),
      lead: tell(({ about }) => about.lead),
      sections: [
        text(({ about }) => about.story),
        { kind: 'call-to-action', ...words(({ about }) => about.question), links: [contact] },
      ],
    },
    {
      id: 'sell',
      url: tell(({ urls }) => urls.sell),
      title: tell(({ sell }) => sell.title),
      lead: tell(({ sell }) => sell.lead),
      sections: [
        text(({ sell }) => sell.way),
        { kind: 'form', form: 'contact', ...words(({ sell }) => sell.valuation) },
      ],
    },
    {
      id: 'privacy',
      title: tell(({ privacy }) => privacy.title),
      sections: [
        text(({ privacy }) => privacy.controller),
        text(({ privacy }) => privacy.purposes),
        text(({ privacy }) => privacy.without),
        text(({ privacy }) => privacy.recipients),
        text(({ privacy }) => privacy.kept),
        text(({ privacy }) => privacy.rights),
      ],
    },
    {
      id: 'terms',
      title: tell(({ terms }) => terms.title),
      sections: [
        text(({ terms }) => terms.invitation),
        text(({ terms }) => terms.profession),
        text(({ terms }) => terms.pictures),
        text(({ terms }) => terms.law),
      ],
    },
  ];
}

function menusOf(tell: Tell, name: string): readonly Navigation[] {
  const label = (key: keyof StartingWords['menu']) => tell(({ menu }) => menu[key]);
  const buy = { label: label('buy'), link: { type: 'offer', query: { status: 'FOR_SALE' } } };
  const rent = { label: label('rent'), link: { type: 'offer', query: { status: 'TO_RENT' } } };
  const sell = { label: label('sell'), link: { type: 'page', page: tell(({ urls }) => urls.sell) } };
  const about = { label: label('about'), link: { type: 'page', page: tell(({ urls }) => urls.about) } };
  const contact = { label: label('contact'), link: { type: 'contact' } };
  const numbered = <Entry extends object>(first: number, entries: readonly Entry[]) =>
    entries.map((entry, at) => ({ id: first + at, ...entry }));
  return [
    { name: 'main', items: numbered(1, [buy, rent, sell, about, contact]) },
    {
      name: 'footer',
      items: [
        {
          id: 10,
          label: label('offer'),
          link: { type: 'offer' },
          children: numbered(11, [
            buy,
            rent,
            { label: label('favorites'), link: { type: 'favorites' } },
            { label: label('subscribe'), link: { type: 'subscribe' } },
          ]),
        },
        {
          id: 20,
          label: tell(() => name),
          link: about.link,
          children: numbered(21, [about, sell, contact]),
        },
      ],
    },
  ];
}

/** Pages and menus of a new site. Contact is a built-in screen and needs no page. */
export const startingSet = (
  site: NewSite,
): { readonly pages: readonly Page[]; readonly menus: readonly Navigation[] } => {
  const tell = tellerOf(site);
  return { pages: pagesOf(tell), menus: menusOf(tell, site.name) };
};
