import { Icon } from '#client/ui/Icon.tsx';
import type { IconName } from '#client/ui/icon-paths.ts';
import type { ViewMode } from '#domain/filter/filter.ts';
import type { WayView } from '#domain/views/offer.ts';

const ICONS: Readonly<Record<ViewMode, IconName>> = { grid: 'grid', list: 'list', map: 'map' };
const iconOf = (value: string): IconName => (value === 'list' || value === 'map' ? ICONS[value] : ICONS.grid);

/** Grid, list or map: three links, one of which is current. */
export const ViewSwitch = ({
  label,
  views,
}: {
  readonly label: string;
  readonly views: readonly WayView[];
}) => (
  <ul className="view-switch" aria-label={label}>
    {views.map((view) => (
      <li key={view.value}>
        <a href={view.href} rel="nofollow" aria-current={view.current ? 'true' : undefined}>
          <Icon name={iconOf(view.value)} small />
          <span>{view.label}</span>
        </a>
      </li>
    ))}
  </ul>
);
