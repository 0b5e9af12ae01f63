interface SectionLink {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly sections: readonly SectionLink[];
  readonly label: string;
}

/** Sticky menu of the sections of a long page; the script marks the visible one. */
export const SectionMenu = ({ sections, label }: Props) => (
  <nav className="page-nav" aria-label={label} data-enhance="section-menu">
    <ul className="wrap">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);
