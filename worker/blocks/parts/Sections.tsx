import { CachedPart } from '#client/ui/CachedParts.tsx';
import type { SectionView } from '#domain/views/section.ts';
import type { Translator } from '#locales/translator.ts';
import { CallBlock, MenuBlock } from './CallBlock.tsx';
import { EntitiesBlock } from './EntitiesBlock.tsx';
import { EstatesBlock } from './EstatesBlock.tsx';
import { PlacesBlock } from './PlacesBlock.tsx';
import {
  FiguresBlock,
  OfficesBlock,
  PressBlock,
  ReviewsBlock,
  SoldBlock,
  StepsBlock,
  ValuationBlock,
} from './SellerBlocks.tsx';
import { PictureBlock, TextBlock } from './TextBlock.tsx';

function blockOf(section: SectionView, t: Translator) {
  switch (section.kind) {
    case 'text':
      return <TextBlock block={section} />;
    case 'picture':
      return <PictureBlock block={section} />;
    case 'estates':
      return <EstatesBlock block={section} t={t} />;
    case 'entities':
      return <EntitiesBlock block={section} />;
    case 'call-to-action':
      return <CallBlock block={section} />;
    case 'menu':
      return <MenuBlock block={section} />;
    case 'places':
      return <PlacesBlock block={section} />;
    case 'valuation':
      return <ValuationBlock block={section} t={t} />;
    case 'figures':
      return <FiguresBlock block={section} />;
    case 'sold':
      return <SoldBlock block={section} t={t} />;
    case 'steps':
      return <StepsBlock block={section} />;
    case 'reviews':
      return <ReviewsBlock block={section} t={t} />;
    case 'press':
      return <PressBlock block={section} />;
    case 'offices':
      return <OfficesBlock block={section} t={t} />;
  }
}

const Section = ({ section, t }: { readonly section: SectionView; readonly t: Translator }) => (
  <section className="section">
    <div className="wrap">{blockOf(section, t)}</div>
  </section>
);

interface Props {
  readonly sections: readonly SectionView[];
  readonly t: Translator;
}

/** Blocks of a page that the agency composed. */
export const Sections = ({ sections, t }: Props) =>
  sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and never move
    <CachedPart key={index} of={Section} section={section} t={t} />
  ));
