import { formatTrimmed } from '#domain/format/number.ts';
import type { Theme } from '#wire/site.ts';
import { type AccentView, toAccents } from './look-view.ts';
import type { SiteWords } from './site-words.ts';

/** Pages of the agency's own in the look to be: at an address of the preview. */
export interface LookPages {
  readonly home: string;
  readonly offer: string;
  /** Page of one of its homes; null while it offers none. */
  readonly estate: string | null;
}

interface Props {
  readonly theme: Theme;
  /** null where nothing is to be looked at, or no preview can be made. */
  readonly pages: LookPages | null;
  readonly isSoon: boolean;
  readonly words: SiteWords;
}

/** Text and a button in the accent as pages use it, on their paper; colours that are data are attributes of SVG. */
const Sample = ({ accent, label }: { readonly accent: AccentView; readonly label: string }) => (
  <svg className="own-sample" viewBox="0 0 240 72" role="img" aria-label={label}>
    <rect width="240" height="72" fill={accent.paper} />
    <text x="16" y="43" fill={accent.used} fontSize="20" textDecoration="underline">
      Abc
    </text>
    <rect x="80" y="16" width="144" height="40" rx="4" fill={accent.used} />
    <text x="152" y="42" fill={accent.letters} fontSize="18" textAnchor="middle">
      Abc
    </text>
  </svg>
);

const Swatch = ({ colour }: { readonly colour: string }) => (
  <svg className="own-swatch" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <rect width="20" height="20" fill={colour} />
  </svg>
);

/** What was chosen, what is used, and why. */
function Accent({ accent, words: { s, t } }: { readonly accent: AccentView } & Pick<Props, 'words'>) {
  const { mode, chosen, used, ratios, required } = accent;
  const ratio = (value: number): string => formatTrimmed(value, t, 1);
  return (
    <div className="own-accent">
      <h3>{s(`site.modes.${mode}`)}</h3>
      <Sample accent={accent} label={s('site.accent.sample', { colour: used })} />
      <p>
        <Swatch colour={chosen} /> {s('site.accent.chosen', { colour: chosen, ratio: ratio(ratios.chosen) })}
      </p>
      {required === null ? (
        <p className="muted">{s('site.accent.same')}</p>
      ) : (
        <p>
          <Swatch colour={used} />{' '}
          {s('site.accent.used', { colour: used, ratio: ratio(ratios.used), required: ratio(required) })}
        </p>
      )}
    </div>
  );
}

/** The accent in both modes, and the agency's own pages in the look to be. */
export const ShownLook = ({ theme, pages, isSoon, words }: Props) => {
  const { s } = words;
  return (
    <>
      <div className="own-accents">
        {toAccents(theme).map((accent) => (
          <Accent key={accent.mode} accent={accent} words={words} />
        ))}
      </div>
      {isSoon && pages === null ? <p>{s('site.lookPages.none')}</p> : null}
      {pages === null ? null : (
        <>
          <p>{s('site.lookPages.text')}</p>
          <ul className="own-lines">
            {(['home', 'offer', 'estate'] as const).flatMap((page) => {
              const href = pages[page];
              return href === null
                ? []
                : [
                    <li key={page}>
                      <a href={href} target="_blank" rel="noopener noreferrer">
                        {s(`site.lookPages.${page}`)}
                      </a>
                    </li>,
                  ];
            })}
          </ul>
        </>
      )}
    </>
  );
};
