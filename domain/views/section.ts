import type { Locale } from '../locale.ts';
import type { PictureView } from './picture.ts';

/** Languages of a section's heading and of its text, where they are not the page's own. */
interface SectionLanguages {
  readonly headingLang?: Locale;
  readonly textLang?: Locale;
}

interface SectionLinkView {
  readonly label: string;
  readonly href: string;
  readonly lang?: Locale;
}

/** Parts of a page of the agency's own, ready to show. */
export type SectionView = SectionLanguages &
  (
    | {
        readonly kind: 'text';
        readonly heading: string;
        readonly paragraphs: readonly string[];
        readonly picture: PictureView | null;
        readonly link: SectionLinkView | null;
      }
    | {
        readonly kind: 'team';
        readonly heading: string;
        readonly paragraphs: readonly string[];
        readonly picture: PictureView | null;
        readonly link: SectionLinkView | null;
        readonly people: readonly {
          readonly name: string;
          readonly initials: string;
          readonly role: string | null;
          readonly roleLang?: Locale;
          readonly phone: { readonly text: string; readonly href: string } | null;
        }[];
      }
    | {
        readonly kind: 'places';
        readonly heading: string;
        readonly hint: string | null;
        readonly places: readonly (SectionLinkView & { readonly count: string | null })[];
      }
  );

export interface ContentPageView {
  readonly title: string;
  /** Languages of title and lead, where they are not the page's own. */
  readonly titleLang?: Locale;
  readonly lead: string | null;
  readonly leadLang?: Locale;
  readonly hero: PictureView | null;
  readonly sections: readonly SectionView[];
}
