import type { IconName } from './icon-paths.ts';

interface Props {
  readonly name: IconName;
  readonly small?: boolean;
}

/** An icon from the page's sprite; always beside a word or inside an element with a name. */
export const Icon = ({ name, small = false }: Props) => (
  <svg className={small ? 'icon icon--small' : 'icon'} aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} />
  </svg>
);
