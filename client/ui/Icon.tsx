import type { IconName } from './icon-paths.ts';

interface Props {
  readonly name: IconName;
  readonly small?: boolean;
}

/** A drawing from the page's sprite; always beside a word or inside something that has a name. */
export const Icon = ({ name, small = false }: Props) => (
  <svg className={small ? 'icon icon--small' : 'icon'} aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} />
  </svg>
);
