import { Icon } from '../../../client/ui/Icon.tsx';
import type { ChipView } from '../../../domain/views/offer.ts';
import type { Translator } from '../../../locales/translator.ts';

interface Props {
  readonly chips: readonly ChipView[];
  readonly clearHref: string;
  readonly t: Translator;
}

/** Chosen values; the link of a chip removes that choice. */
export const Chips = ({ chips, clearHref, t }: Props) =>
  chips.length === 0 ? null : (
    <ul className="chips" aria-label={t('offer.chosen')}>
      {chips.map((chip) => (
        <li key={chip.removeHref}>
          <a className="chip" href={chip.removeHref} rel="nofollow">
            {chip.label}
            <Icon name="close" />
            <span className="hidden">{t('offer.remove')}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="chip chip--clear" href={clearHref}>
          {t('offer.clearAll')}
        </a>
      </li>
    </ul>
  );
