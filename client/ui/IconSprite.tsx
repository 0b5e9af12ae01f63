import { ICON_PATHS, type IconName } from './icon-paths.ts';

const NAMES = Object.keys(ICON_PATHS) as IconName[];

/** The icon shapes, once per page, so that a card only refers to them. */
export const IconSprite = () => (
  <svg className="icon-sprite" width="0" height="0" aria-hidden="true" focusable="false">
    {NAMES.map((name) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        <path d={ICON_PATHS[name]} />
      </symbol>
    ))}
  </svg>
);
