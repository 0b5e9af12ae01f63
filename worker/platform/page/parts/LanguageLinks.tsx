import type { FrameView } from '#domain/views/frame.ts';

type Languages = FrameView['languages'];

interface Props {
  readonly languages: Languages;
  readonly label: string;
}

const current = (language: Languages[number]) => (language.current ? 'true' : undefined);

/** Links to the same screen in the other languages, with language codes; nothing on a site with one language. */
export const LanguageCodes = ({ languages, label }: Props) =>
  languages.length < 2 ? null : (
    <nav className="language-codes" aria-label={label} data-region="languages">
      <ul>
        {languages.map((language) => (
          <li key={language.locale}>
            <a
              href={language.href}
              hrefLang={language.locale}
              lang={language.locale}
              aria-label={`${language.locale.toUpperCase()} – ${language.name}`}
              aria-current={current(language)}
            >
              {language.locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

/** The same links with full names, for the footer; without a landmark of their own. */
export const LanguageNames = ({ languages }: Pick<Props, 'languages'>) =>
  languages.length < 2 ? null : (
    <ul className="language-names" data-region="languages">
      {languages.map((language) => (
        <li key={language.locale}>
          <a
            href={language.href}
            hrefLang={language.locale}
            lang={language.locale}
            aria-current={current(language)}
          >
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  );
