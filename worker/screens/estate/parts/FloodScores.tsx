import { Icon } from '#client/ui/Icon.tsx';
import type { EstatePageView, FloodScoreView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { FactList } from '#worker/estate/facts/FactList.tsx';

const LETTERS = ['A', 'B', 'C', 'D'] as const satisfies readonly FloodScoreView['letter'][];

interface Props {
  readonly flood: NonNullable<EstatePageView['flood']>;
  readonly t: Translator;
}

/** Both flood scores: position on the scale of four, and meaning; an icon only from D on (spec 1 §9). */
export const FloodScores = ({ flood, t }: Props) => (
  <>
    <div className="flood">
      {flood.scores.map((score) => (
        <section key={score.label}>
          <h3 className="minor-heading">{score.label}</h3>
          <div
            className="flood__steps"
            role="img"
            aria-label={t('estate.floodScore', { letter: score.letter })}
          >
            {LETTERS.map((letter) => (
              <span key={letter} className={letter === score.letter ? 'flood__current' : undefined}>
                {letter}
              </span>
            ))}
            {score.warning ? <Icon name="flood" /> : null}
          </div>
          <p>{score.meaning}</p>
        </section>
      ))}
    </div>
    {flood.rows.length > 0 ? <FactList rows={flood.rows} wide /> : null}
  </>
);
