import { DOT } from '#domain/format/ties.ts';
import type { EstatePageView, FactView } from '#domain/views/estate-page.ts';
import type { PictureView } from '#domain/views/picture.ts';
import { priceInWords } from '#worker/estate/home-in-short.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import type { WindowCardView } from './window-card.ts';

/** Facts of a brochure under their heading. */
interface SectionView {
  readonly title: string;
  readonly rows: readonly Pick<FactView, 'label' | 'value' | 'note' | 'lang'>[];
}

/** A home on several sheets: what its card says on the first one, and behind it all that its page says on paper. */
export interface BrochureView {
  readonly card: WindowCardView;
  /** Address of the agency's office and its mailbox, as lines. */
  readonly office: readonly string[];
  readonly text: {
    readonly title: string;
    /** The lead first, when there is one. */
    readonly paragraphs: readonly string[];
    /** Language of the paragraphs, when it is not the brochure's own. */
    readonly lang: EstatePageView['textLocale'];
  } | null;
  /** Facts, energy, floods and the units of a project. */
  readonly sections: readonly SectionView[];
  /** All but the first one, which is on the first sheet. */
  readonly photos: readonly PictureView[];
  readonly plans: readonly PictureView[];
}

/** A value that lists things, in words: icons are no part of a brochure. */
const inWords = ({ label, value, note, lang, items }: FactView): SectionView['rows'][number] => ({
  label,
  value: items === undefined ? value : items.map(({ text }) => text).join(', '),
  ...(note != null && { note }),
  ...(lang && { lang }),
});

/** The units of a project by floor: what each is, whether it can be had, and its price. */
const unitSections = ({ units }: EstatePageView): readonly SectionView[] =>
  units.map(({ floor, units: onFloor }) => ({
    title: floor,
    rows: onFloor.map(({ title, status, price }) => ({
      label: title,
      value: [status.text, priceInWords(price)].filter((part) => part !== null).join(DOT),
    })),
  }));

/** The brochure of a home whose page is shown. */
export function toBrochure(
  view: EstatePageView,
  card: WindowCardView,
  { site, t }: ViewContext,
): BrochureView {
  const { contact } = site.settings;
  const town = [contact.zip, contact.city].filter(Boolean).join(' ');
  const paragraphs = [view.lead ?? '', ...view.description].filter((paragraph) => paragraph !== '');
  const [first, ...others] = view.pictures.filter(({ plan }) => !plan);
  const sections = [
    ...view.whole,
    { title: t('estate.energy'), rows: view.energy?.rows ?? [] },
    { title: t('estate.flood'), rows: view.flood?.rows ?? [] },
  ];
  return {
    card: { ...card, pictures: first === undefined ? [] : [first] },
    office: [contact.street, town, contact.email].flatMap((line) => line || []),
    text:
      paragraphs.length === 0 ? null : { title: t('estate.description'), paragraphs, lang: view.textLocale },
    sections: [
      ...sections
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => ({ title, rows: rows.map(inWords) })),
      ...unitSections(view),
    ],
    photos: others,
    plans: view.pictures.filter(({ plan }) => plan),
  };
}
