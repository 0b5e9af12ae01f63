/**
 * What a home is said to cost, whether it can be had, where it is, how large it is and how it uses energy, by all that
 * speak of it: its page, the structured data in it, the answer to an assistant, the feed of a search and the catalogues
 * of advertisers, the card for the window and the brochure, and a mail. One table, in which no two differ; what one of them never says is not in its column.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardDocument } from '#content-service/estates/card-document.ts';
import { estateMailCard } from '#content-service/estates/mail-card.ts';
import { addressTexts } from '#content-service/mail/address-texts.ts';
import { cardStatus } from '#content-service/mail/card-status.ts';
import { demoData } from '#demo/index.ts';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { formatPrice } from '#domain/format/money.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { untied } from '#domain/format/ties.ts';
import { homePath } from '#domain/home-address.ts';
import type { Locale } from '#domain/locale.ts';
import { giveTypeNames } from '#locales/given-type-names.ts';
import { MAIL_DICTIONARIES } from '#locales/mail-dictionaries.ts';
import { giveMailTexts, mailTexts } from '#locales/mails.ts';
import { typeNames } from '#locales/type-names.ts';
import type { Estate } from '#wire/estate.ts';
import { priceInWords } from '#worker/estate/home-in-short.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { toCatalogueHome } from '#worker/screens/catalogue/catalogue-home.ts';
import { homeInWords } from '#worker/screens/estate/read-home.ts';
import { toFeed } from '#worker/screens/offer/feed/feed-view.ts';
import { Brochure } from '#worker/screens/staff/window/Brochure.tsx';
import { toBrochure } from '#worker/screens/staff/window/brochure-view.ts';
import { WindowCard } from '#worker/screens/staff/window/WindowCard.tsx';
import { toWindowCard } from '#worker/screens/staff/window/window-card.ts';
import { ALL_HOMES, type DemoHome } from './estate-pages/all-homes.ts';
import { contextOf } from './estate-pages/cases.ts';

beforeAll(() => {
  giveMailTexts(MAIL_DICTIONARIES);
  giveTypeNames(typeNames());
});

/** Facts of a home; null where it states none, absent where this mouth never says it. */
interface Stated {
  readonly price?: string | null;
  readonly status?: string | null;
  readonly place?: string;
  readonly area?: string | null;
  readonly plot?: string | null;
  readonly energy?: string | null;
}

const plain = (text: string): string => untied(text).trim();
const plainOr = (text: string | null | undefined): string | null => (text ? plain(text) : null);
/** Visible words of markup, with a line for each element. */
const linesOf = (html: string): readonly string[] =>
  html
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .split('\n')
    .map(plain)
    .filter((line) => line !== '');

/** The fact of this text where a mouth says it among other words, else null: a table shows which of them is silent. */
const among = (said: readonly string[], text: string | null | undefined): string | null => {
  if (!text) return null;
  const sought = plain(text);
  return said.some((line) => line === sought || line.split(' · ').includes(sought)) ? sought : null;
};

function fromPage(home: DemoHome, context: ViewContext): Required<Stated> {
  const view = home.view(context);
  const property = home.property(context);
  const square = (value: number | null) => (value === null ? null : `${formatTrimmed(value, context.t)} m²`);
  return {
    price: plainOr(priceInWords(view.price)),
    status: plainOr(view.status?.text),
    place: plain(view.place),
    area: property.project ? null : square(property.area),
    plot: property.project ? null : square(property.plot),
    energy: view.energyTag === null ? null : plain(view.energyTag.text),
  };
}

/** Structured data have figures: each is written as the page writes it. */
function fromStructuredData(home: DemoHome, page: Required<Stated>, context: ViewContext): Stated {
  const view = home.view(context);
  const { offers, mainEntity } = view.jsonLd as {
    offers?: { price: number; availability: string };
    mainEntity: {
      address: {
        streetAddress?: string;
        postalCode?: string;
        addressLocality?: string;
        addressCountry?: string;
      };
      floorSize?: { value: number };
    };
  };
  const { streetAddress, postalCode, addressLocality, addressCountry = 'BE' } = mainEntity.address;
  const town = [postalCode, addressLocality].filter(Boolean).join(' ');
  const amount = offers === undefined ? null : plain(formatPrice(offers.price, context.t));
  const { gone, offered, option } = home.property(context).standing;
  const expected = gone ? 'SoldOut' : option ? 'LimitedAvailability' : 'InStock';
  const saysStatus = offers === undefined || offers.availability.endsWith(`/${expected}`);
  return {
    // The words around the amount are the page's: what it is offered for, and that it is a lowest one.
    ...(view.price?.kind === 'amount' &&
      (gone || offered) && {
        price: amount !== null && page.price?.includes(amount) === true ? page.price : amount,
      }),
    ...(!saysStatus && { status: offers?.availability ?? null }),
    // A page names the country of a home abroad.
    place: [streetAddress, town, addressCountry === 'BE' ? null : context.t.label('country', addressCountry)]
      .filter(Boolean)
      .join(', '),
    ...(mainEntity.floorSize && { area: `${formatTrimmed(mainEntity.floorSize.value, context.t)} m²` }),
  };
}

function fromAssistant(home: DemoHome, page: Required<Stated>, context: ViewContext): Stated {
  const said = homeInWords(home.view(context), home.property(context), home.path(context), context);
  const facts = said.facts.flatMap(({ facts: rows }) => rows.map(({ value }) => plain(value ?? '')));
  return {
    price: plainOr(said.price),
    status: plainOr(said.status),
    place: plain(said.place),
    energy: plainOr(said.energyLabel),
    ...(facts.length > 0 && { area: among(facts, page.area), plot: among(facts, page.plot) }),
  };
}

/** A home as lists have it: its card, and for a project its units. */
function listed({ estate }: DemoHome): Estate {
  const card = cardDocument(estate);
  return { ...card, general: { ...card.general, children: estate.general.children } };
}

function fromFeed(home: DemoHome, page: Required<Stated>, context: ViewContext): Stated | null {
  const estates = [listed(home)];
  const { items } = toFeed({ filter: EMPTY_FILTER, format: 'json', estates, options: null }, context);
  const [item] = items;
  if (item === undefined) return null;
  return {
    price:
      page.price === null
        ? (item.lines.find((line) => line.includes('€')) ??
          among(item.lines, context.t('views.price.onRequest')))
        : among(item.lines, page.price),
    status: among(item.lines, page.status),
    place: item.title.endsWith(page.place) ? page.place : item.title,
    energy: among(item.lines, page.energy),
  };
}

function fromCatalogue(home: DemoHome, page: Required<Stated>, context: ViewContext): Stated | 'left out' {
  const said = toCatalogueHome(listed(home), context);
  const { standing, hidden, price } = home.property(context);
  if (said === null)
    // Only homes on offer are advertised.
    return hidden || price.sold || !standing.open || !(standing.forSale || standing.toRent) ? 'left out' : {};
  const amount = said.amount === null ? null : plain(formatPrice(said.amount, context.t));
  return {
    price: amount === null || page.price?.startsWith(amount) === true ? said.price : amount,
    place: said.place,
    energy: among(said.text.split('\n'), page.energy),
    status: said.pending === (page.status !== null) ? page.status : String(said.pending),
  };
}

/** The card for the window, or the brochure that begins with it. */
function onPaper(
  home: DemoHome,
  page: Required<Stated>,
  context: ViewContext,
  paper: 'a4' | 'brochure',
): Stated {
  const view = home.view(context);
  const card = toWindowCard(view, home.property(context).region, 'Scan', context);
  const printed =
    paper === 'a4'
      ? createElement(WindowCard, { card, paper })
      : createElement(Brochure, { brochure: toBrochure(view, card, context) });
  const said = linesOf(renderToStaticMarkup(printed));
  return {
    price: among(said, page.price),
    status: among(said, page.status),
    place: among(said, page.place) ?? '',
    area: among(said, page.area),
    plot: among(said, page.plot),
    energy: among(said, page.energy),
  };
}

function fromMail({ estate }: DemoHome, context: ViewContext): Stated {
  const t = mailTexts(context.locale, context.site.settings.figures);
  const card = estateMailCard({ estate }, { origin: context.origin, t });
  return {
    price: plainOr(card.price),
    status: plainOr(cardStatus(card)),
    place: plain(card.place),
  };
}

/** The mouths that differ from the page: "mail, price: € 1 instead of € 2". */
function differences(of: DemoHome, locale: Locale): readonly string[] {
  const context = contextOf(of.siteId, locale);
  const [view, property] = [of.view(context), of.property(context)];
  const home: DemoHome = { ...of, view: () => view, property: () => property };
  const page = fromPage(home, context);
  const mouths: Readonly<Record<string, Stated | null | 'left out'>> = {
    'structured data': fromStructuredData(home, page, context),
    assistant: fromAssistant(home, page, context),
    feed: fromFeed(home, page, context),
    catalogue: fromCatalogue(home, page, context),
    'window card': onPaper(home, page, context, 'a4'),
    brochure: onPaper(home, page, context, 'brochure'),
    mail: fromMail(home, context),
  };
  return Object.entries(mouths).flatMap(([mouth, stated]) =>
    stated === 'left out'
      ? []
      : stated === null
        ? home.view(context).hidden
          ? []
          : [`${home.name}, ${locale}: the ${mouth} says nothing`]
        : Object.entries(stated).flatMap(([fact, said]) => {
            const shown = page[fact as keyof Stated];
            return said === shown
              ? []
              : [`${home.name}, ${locale}: ${mouth}, ${fact}: ${said} instead of ${shown}`];
          }),
  );
}

const SITES = demoData().sites.flatMap(({ id, locales }) => locales.map((locale) => ({ id, locale })));

describe('six mouths', () => {
  it.each(SITES)('say the same of every home of $id: $locale', ({ id, locale }) => {
    const homes = ALL_HOMES.filter(({ siteId }) => siteId === id);
    expect(homes.length).toBeGreaterThan(50);
    expect(homes.flatMap((home) => differences(home, locale))).toEqual([]);
  });

  it('name the same address of every home: its page, and what search engines are told', () => {
    const other = SITES.flatMap(({ id, locale }) => {
      const context = contextOf(id, locale);
      const addressing = { t: addressTexts(locale), defaultLocale: context.site.defaultLocale };
      return ALL_HOMES.filter(({ siteId }) => siteId === id).flatMap((home) => {
        const [page, reported] = [home.path(context), homePath(listed(home), null, addressing)];
        return page === reported ? [] : [`${home.name}, ${locale}: ${reported} instead of ${page}`];
      });
    });
    expect(other).toEqual([]);
  });

  it('are told apart when one of them lies', () => {
    const [home] = ALL_HOMES.filter((one) => one.view(contextOf(one.siteId, 'nl')).price?.kind === 'amount');
    if (home === undefined) throw new Error('the demo has no home with a price');
    const lying: DemoHome = {
      ...home,
      estate: {
        ...home.estate,
        general: { ...home.estate.general, price: { ...home.estate.general.price, value: 1 } },
      },
    };
    expect(differences(lying, 'nl').map((one) => one.split(': ')[1])).toEqual([
      'feed, price',
      'catalogue, price',
      'mail, price',
    ]);
  });
});
