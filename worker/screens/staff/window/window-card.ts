import { DUTIES } from '#domain/advertising/duties.ts';
import { factOf } from '#domain/fields/common-facts.ts';
import type { Locale } from '#domain/locale.ts';
import type { Region } from '#domain/rules/region.ts';
import type { KeyFactView } from '#domain/views/document.ts';
import type { EnergyTagView } from '#domain/views/estate-card.ts';
import type { EstatePageView, FactView } from '#domain/views/estate-page.ts';
import type { PictureView } from '#domain/views/picture.ts';
import { priceInWords } from '#worker/estate/home-in-short.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';

/** Pictures of a card. */
const MOST_PICTURES = 4;
/** Characters of the law's facts above which they are set smaller, so that a card stays one sheet. */
const MANY_CHARACTERS = 700;

/** A home on a sheet for the window, in the words of its page. */
export interface WindowCardView {
  readonly id: string;
  readonly locale: Locale;
  readonly kind: string | null;
  readonly title: string;
  /** Language of the title, when it is not the card's own. */
  readonly titleLocale: Locale | null;
  readonly place: string;
  readonly status: string | null;
  /** Null for a home that is gone and shows no price. */
  readonly price: string | null;
  readonly beneath: string | null;
  readonly facts: readonly KeyFactView[];
  readonly energy: EnergyTagView | null;
  readonly flood: NonNullable<EstatePageView['flood']>['scores'];
  /** What the region's law asks of an advertisement, as far as the page states it. */
  readonly law: readonly Pick<FactView, 'label' | 'value' | 'lang'>[];
  /** Whether the law's facts are many. */
  readonly dense: boolean;
  readonly pictures: readonly PictureView[];
  /** The page's address as a QR code. */
  readonly codeHref: string;
  readonly scan: string;
  readonly reference: string | null;
  readonly agency: {
    readonly name: string;
    readonly phone: string | null;
    /** "Erkenningsnummer 500.000". */
    readonly number: string | null;
  };
}

/** Facts that a region's law asks for, by the names that rows have (`domain/fields/common-facts.ts`). */
const factsAsked = (region: Region): ReadonlySet<string> =>
  new Set(
    DUTIES.filter((duty) => duty.region === region).flatMap(({ said }) =>
      said.flatMap(({ first, second }) => [...first, ...second].map(factOf)),
    ),
  );

/** Rows of the page that state what the region's law asks for, without those that the card says elsewhere. */
function lawRows(
  { energy, energyTag, whole, price }: EstatePageView,
  region: Region | null,
): WindowCardView['law'] {
  if (region === null) return [];
  const asked = factsAsked(region);
  const elsewhere = [price?.text, energyTag?.label];
  return [...(energy?.rows ?? []), ...whole.flatMap(({ rows }) => rows)]
    .filter(({ compared, value }) => asked.has(compared?.fact ?? '') && !elsewhere.includes(value))
    .map(({ label, value, lang }) => ({ label, value, ...(lang && { lang }) }));
}

/** The card of a home whose page is shown. */
export function toWindowCard(
  view: EstatePageView,
  region: Region | null,
  scan: string,
  { site, locale, t }: ViewContext,
): WindowCardView {
  const law = lawRows(view, region);
  const number = site.settings.legal.professionalNumber?.trim() ?? '';
  return {
    id: view.id,
    locale,
    kind: view.kind,
    title: view.title,
    titleLocale: view.titleLocale ?? null,
    place: view.place,
    status: view.status?.text ?? null,
    price: priceInWords(view.price),
    beneath: view.perArea,
    facts: view.keyFacts,
    energy: view.energyTag,
    flood: view.flood?.scores ?? [],
    law,
    dense: law.reduce((sum, { label, value }) => sum + label.length + value.length, 0) > MANY_CHARACTERS,
    pictures: view.pictures.slice(0, MOST_PICTURES),
    codeHref: view.share.codeHref,
    scan,
    reference: view.reference,
    agency: {
      name: site.name,
      phone: view.contact.agency.phone?.text ?? null,
      number: number === '' ? null : `${t('legal.professionalNumber')} ${number}`,
    },
  };
}
