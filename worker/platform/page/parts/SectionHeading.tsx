import { Icon } from '#client/ui/Icon.tsx';
import { Measure } from '#client/ui/Measure.tsx';
import type { Locale } from '#domain/locale.ts';

interface Props {
  readonly title: string;
  /** Language of the title, where it is not the page's own. */
  readonly lang?: Locale | undefined;
  readonly hint?: string | null;
  readonly hintLang?: Locale | undefined;
  readonly link?: { readonly label: string; readonly href: string; readonly lang?: Locale } | null;
  readonly id?: string;
}

/** Title of a section with a hint and a link to the complete list. */
export const SectionHeading = ({ title, lang, hint = null, hintLang, link = null, id }: Props) => (
  <div className="section-heading">
    <h2 id={id} lang={lang}>
      {title}
    </h2>
    {hint ? (
      <span className="section-heading__hint" lang={hintLang}>
        {hint}
      </span>
    ) : null}
    <Measure />
    {link ? (
      <a className="section-heading__more" href={link.href}>
        <span lang={link.lang}>{link.label}</span> <Icon name="arrow" />
      </a>
    ) : null}
  </div>
);
