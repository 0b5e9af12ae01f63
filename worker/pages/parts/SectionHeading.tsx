import { Icon } from '../../../client/components/Icon.tsx';
import { Measure } from '../../../client/components/Measure.tsx';

interface Props {
  readonly title: string;
  readonly hint?: string | null;
  readonly link?: { readonly label: string; readonly href: string } | null;
  readonly id?: string;
}

/** Title of a section, its measure line, and the way to all of it. */
export const SectionHeading = ({ title, hint = null, link = null, id }: Props) => (
  <div className="section-heading">
    <h2 id={id}>{title}</h2>
    {hint ? <span className="section-heading__hint">{hint}</span> : null}
    <Measure />
    {link ? (
      <a className="section-heading__more" href={link.href}>
        <span>{link.label}</span> <Icon name="arrow" />
      </a>
    ) : null}
  </div>
);
