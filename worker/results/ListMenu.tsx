import { Icon } from '#client/ui/Icon.tsx';
import type { IconName } from '#client/ui/icon-paths.ts';
import type { WayView } from '#domain/views/offer.ts';

interface Props {
  readonly label: string;
  readonly options: readonly WayView[];
  /** Stands for the words on phones, where the bar at the foot has no room for them. */
  readonly icon: IconName;
}

/**
 * Menu of links to sort or group the list, with the current one marked. Opens without JavaScript and closes the other
 * menu, which it would cover. With JavaScript it closes like other menus.
 */
export const ListMenu = ({ label, options, icon }: Props) => {
  const current = options.find((option) => option.current) ?? options[0];
  return current === undefined ? null : (
    <details className="list-menu" name="list-menu">
      <summary data-set={current === options[0] ? undefined : ''}>
        <Icon name={icon} small />
        <span className="muted">{label}</span> <b>{current.label}</b>
        <Icon name="chevron" small />
      </summary>
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <a href={option.href} rel="nofollow" aria-current={option.current ? 'true' : undefined}>
              {option.label}
              {option.current ? <Icon name="check" small /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
