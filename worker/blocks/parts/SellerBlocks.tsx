import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type {
  FiguresBlockView,
  OfficesBlockView,
  PressBlockView,
  ReviewsBlockView,
  SoldBlockView,
  StepsBlockView,
  ValuationBlockView,
  WordsView,
} from '#domain/views/seller-section.ts';
import type { Translator } from '#locales/translator.ts';
import { EstateGrid } from '../../estate/card/EstateGrid.tsx';
import { OfficeCard } from '../../estate/team/OfficeCard.tsx';
import { BlockHeading } from './BlockHeading.tsx';
import { RichText } from './RichText.tsx';

const Words = ({ words }: { readonly words: WordsView }) => <span lang={words.lang}>{words.text}</span>;

/** The question that begins a valuation. Its answers are links, so the page can be cached and works everywhere. */
export const ValuationBlock = ({
  block,
  t,
}: {
  readonly block: ValuationBlockView;
  readonly t: Translator;
}) => (
  <div className="ask">
    <div className="ask__text">
      {block.heading === '' ? null : (
        <h2 className="ask__heading" lang={block.headingLang}>
          {block.heading}
        </h2>
      )}
      <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
      <div className="ask__form">
        <p className="ask__question">{t('valuation.begin')}</p>
        <ul className="ask__kinds">
          {block.kinds.map(({ label, href }) => (
            <li key={href}>
              <a className="button button--line" href={href} rel="nofollow">
                {label}
              </a>
            </li>
          ))}
        </ul>
        {block.points.length === 0 ? null : (
          <ul className="ask__points">
            {block.points.map((point) => (
              <li key={point.text}>
                <Icon name="check" small />
                <Words words={point} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
    {block.picture === null ? null : (
      <div className="ask__picture">
        <Picture picture={block.picture} tile="banner" />
      </div>
    )}
  </div>
);

/** Figures, each with what it counts and its period. */
export const FiguresBlock = ({ block }: { readonly block: FiguresBlockView }) => (
  <>
    <BlockHeading block={block} />
    <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
    <dl className="counted">
      {block.figures.map(({ value, unit, label, period }) => (
        <div key={label.text}>
          <dt>
            <Words words={label} /> <small lang={period.lang}>{period.text}</small>
          </dt>
          <dd>
            {value} {unit.text === '' ? null : <small lang={unit.lang}>{unit.text}</small>}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

/** Sold homes, with a note that the price shown is not the price paid. */
export const SoldBlock = ({ block, t }: { readonly block: SoldBlockView; readonly t: Translator }) => (
  <>
    <BlockHeading block={block} link={block.link} />
    <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
    {block.failed ? (
      <StatusMessage tone="warning" title={t('content.estatesFailed')}>
        <p>{t('home.newestFailedHint')}</p>
      </StatusMessage>
    ) : (
      <>
        <EstateGrid cards={block.cards} label={block.heading || t('content.sold.label')} />
        {block.priced ? <p className="muted small sold-note">{t('content.sold.asked')}</p> : null}
      </>
    )}
  </>
);

/** Steps in order, each with its duration. */
export const StepsBlock = ({ block }: { readonly block: StepsBlockView }) => (
  <>
    <BlockHeading block={block} />
    <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
    <ol className="way">
      {block.steps.map(({ title, text, duration }) => (
        <li key={title.text}>
          <div>
            <h3 lang={title.lang}>{title.text}</h3>
            {text.text === '' ? null : (
              <p className="muted" lang={text.lang}>
                {text.text}
              </p>
            )}
            {duration.text === '' ? null : (
              <small className="way__time" lang={duration.lang}>
                {duration.text}
              </small>
            )}
          </div>
        </li>
      ))}
    </ol>
  </>
);

/** Reviews; above them their source, number, date and how they are verified. */
export const ReviewsBlock = ({ block, t }: { readonly block: ReviewsBlockView; readonly t: Translator }) => (
  <>
    <BlockHeading block={block} />
    <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
    <p className="score">
      {block.score === null ? null : <b>{block.score}</b>}
      <span>{block.counted}</span>
      <span>
        {t('content.reviews.source')} <Words words={block.source} />
      </span>
      <span className="muted">{block.asOf}</span>
      {block.link === null ? null : <a href={block.link.href}>{block.link.label}</a>}
    </p>
    <p className="score__checked" lang={block.checked.lang}>
      {block.checked.text}
    </p>
    <ul className="voices">
      {block.reviews.map(({ text, by, about, date }) => (
        <li key={`${by} ${date}`}>
          <figure className="voice">
            <blockquote lang={text.lang}>
              <p>{text.text}</p>
            </blockquote>
            <figcaption>
              <b>{by}</b>
              {about.text === '' ? null : (
                <>
                  <Words words={about} />
                  {' · '}
                </>
              )}
              {date}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </>
);

/** Press quotes, each with paper and date before the text. */
export const PressBlock = ({ block }: { readonly block: PressBlockView }) => (
  <>
    <BlockHeading block={block} />
    <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
    <ul className="cuttings">
      {block.quotes.map(({ text, paper, signed, title }) => (
        <li key={`${paper} ${signed} ${text.text}`}>
          <figure className="cutting">
            <figcaption>
              <b>{paper}</b>
              <span>{signed}</span>
            </figcaption>
            <blockquote lang={text.lang}>
              <p>{text.text}</p>
            </blockquote>
          </figure>
          {title === null ? null : (
            <p className="cutting__piece" lang={title.lang}>
              {title.href === null ? <cite>{title.text}</cite> : <a href={title.href}>{title.text}</a>}
            </p>
          )}
        </li>
      ))}
    </ul>
  </>
);

/** The agency's offices and their opening hours. */
export const OfficesBlock = ({ block, t }: { readonly block: OfficesBlockView; readonly t: Translator }) => (
  <>
    <BlockHeading block={block} />
    <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
    <ul className="team__list">
      {block.offices.map((office) => (
        <OfficeCard key={office.id} office={office} t={t} />
      ))}
    </ul>
  </>
);
