import type { Page } from '../../wire/page.ts';
import { PANORAMAS } from '../art/pool/panoramas.ts';
import { picture } from '../choice/pictures.ts';

/** A panorama of the pool by day and in the evening, with a heading that fits both (decision 27). */
export function heroes(
  name: 'hero-ardennes' | 'hero-coast' | 'hero-street',
): Pick<Page, 'hero' | 'heroEvening'> {
  const alt = PANORAMAS[name].words;
  return {
    hero: { ...picture(`${name}-1`), alt },
    heroEvening: { ...picture(`${name}-1-evening`), alt },
  };
}
