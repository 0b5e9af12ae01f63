import { Icon } from '#client/ui/Icon.tsx';
import type { ChipView } from '#domain/views/offer.ts';
import type { Translator } from '#locales/translator.ts';
import { clearFits, shownOnPhone } from '../chip-rows.ts';

interface Props {
  readonly chips: readonly ChipView[];
  readonly clearHref: string;
  /** Link to all filters. */
  readonly allHref: string;
  readonly t: Translator;
}

/**
 * Chosen values; the link of a chip removes that choice. On phones the chips beyond three rows are counted in
 * a link to all filters, where all choices can be removed too.
 */
export const Chips = ({ chips, clearHref, allHref, t }: Props) => {
  if (chips.length === 0) return null;
  const labels = chips.map(({ label }) => label);
  const shown = shownOnPhone(labels);
  const clear = t('offer.clearAll');
  const rest = chips.length - shown;
  return (
    <ul className={clearFits(labels, clear) ? 'chips' : 'chips chips--full'} aria-label={t('offer.chosen')}>
      {chips.map((chip, index) => (
        <li key={chip.removeHref} className={index < shown ? undefined : 'chips__rest'}>
          <a className="chip" href={chip.removeHref} rel="nofollow">
            {chip.label}
            <Icon name="close" />
            <span className="hidden">{t('offer.remove')}</span>
          </a>
        </li>
      ))}
      {rest > 0 ? (
        <li className="chips__more">
          <a className="chip" href={allHref} rel="nofollow">
            {t.count('offer.otherChosen', rest)}
          </a>
        </li>
      ) : null}
      <li className="chips__clear">
        <a className="chip chip--clear" href={clearHref}>
          {clear}
        </a>
      </li>
    </ul>
  );
};
