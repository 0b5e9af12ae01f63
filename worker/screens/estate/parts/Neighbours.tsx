import { Icon } from '#client/ui/Icon.tsx';
import type { NeighboursView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';

interface Props {
  readonly neighbours: NeighboursView;
  readonly t: Translator;
}

/** Links from a unit back to its project, and to the previous and next estate. */
export const Neighbours = ({ neighbours: { project, previous, next }, t }: Props) => (
  <nav className="neighbours" aria-label={t('estate.neighbours')}>
    <a className="neighbours__project" href={project.href}>
      <Icon name="units" />
      <span>
        <small>{t('estate.backToProject')}</small> <span lang={project.lang}>{project.label}</span>
      </span>
    </a>
    {previous ? (
      <a className="neighbours__previous" href={previous.href} rel="prev">
        <Icon name="right" />
        <span>
          <small>{t('estate.previousUnit')}</small> {previous.label}
        </span>
      </a>
    ) : null}
    {next ? (
      <a className="neighbours__next" href={next.href} rel="next">
        <span>
          <small>{t('estate.nextUnit')}</small> {next.label}
        </span>
        <Icon name="right" />
      </a>
    ) : null}
  </nav>
);
