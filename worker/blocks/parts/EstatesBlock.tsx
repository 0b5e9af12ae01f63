import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { EstatesBlockView } from '#domain/views/section.ts';
import type { Translator } from '#locales/translator.ts';
import { EstateGrid } from '../../estate/card/EstateGrid.tsx';
import { BlockHeading } from './BlockHeading.tsx';
import { RichText } from './RichText.tsx';

interface Props {
  readonly block: EstatesBlockView;
  readonly t: Translator;
}

/** Estates that the agency chose; a message when they could not be loaded. */
export const EstatesBlock = ({ block, t }: Props) => (
  <>
    <BlockHeading block={block} link={block.link} />
    <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
    {block.failed ? (
      <StatusMessage tone="warning" title={t('content.estatesFailed')}>
        <p>{t('home.newestFailedHint')}</p>
      </StatusMessage>
    ) : (
      <EstateGrid cards={block.cards} label={block.heading} />
    )}
  </>
);
