import { Icon } from '#client/ui/Icon.tsx';
import type { EstatePageView } from '#domain/views/estate-page.ts';

interface Props {
  readonly crumbs: EstatePageView['breadcrumbs'];
  readonly label: string;
}

/** Links to the lists that contain this page; the page itself is last, without a link. */
export const Breadcrumbs = ({ crumbs, label }: Props) =>
  crumbs.length === 0 ? null : (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href === null ? (
              <span aria-current="page" lang={crumb.lang}>
                {crumb.label}
              </span>
            ) : (
              <a href={crumb.href} lang={crumb.lang}>
                {crumb.label}
              </a>
            )}
            {crumb.href === null ? null : <Icon name="right" small />}
          </li>
        ))}
      </ol>
    </nav>
  );
