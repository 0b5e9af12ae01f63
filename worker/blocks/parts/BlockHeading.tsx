import type { BlockLinkView, SectionView } from '#domain/views/section.ts';
import { SectionHeading } from '../../platform/page/parts/SectionHeading.tsx';

interface Props {
  readonly block: Pick<SectionView, 'heading' | 'headingLang'>;
  readonly link?: BlockLinkView | null;
}

/** Heading of a block with its measure line; nothing for a block without one. */
export const BlockHeading = ({ block, link = null }: Props) =>
  block.heading === '' ? null : <SectionHeading title={block.heading} lang={block.headingLang} link={link} />;
