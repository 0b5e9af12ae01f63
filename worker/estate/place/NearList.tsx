import type { NearView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { FactList } from '../facts/FactList.tsx';

interface Props {
  readonly near: NearView;
  readonly t: Translator;
}

/** Places nearby: first those that the listing names, then those of the map with straight-line distances. */
export const NearList = ({ near: { stated, found, coarse }, t }: Props) => (
  <>
    <h3>{t('estate.near')}</h3>
    <FactList rows={[...stated, ...found]} wide />
    <p className="muted">{t(coarse ? 'estate.nearCoarse' : 'estate.nearCrow')}</p>
  </>
);
