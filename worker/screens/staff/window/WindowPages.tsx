import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { DOT } from '#domain/format/ties.ts';
import { languageName } from '#domain/languages.ts';
import { pathTo } from '#domain/routes.ts';
import type { WrittenHome } from '#wire/written-homes.ts';
import { nameOf, placeOf, priceOf, type Speaking } from '../homes/list-words.ts';
import { FindButton } from '../parts.tsx';
import { Brochure } from './Brochure.tsx';
import type { PrintedHome } from './load-cards.ts';
import { WindowCard } from './WindowCard.tsx';
import { type AskedCards, MOST, PAPERS, problemOf, windowHref } from './window-asked.ts';

interface ChooseProps extends Speaking {
  readonly homes: readonly WrittenHome[];
  /** Whether there are more homes than these. */
  readonly more: boolean;
  readonly asked: AskedCards;
}

const Homes = ({ homes, asked, c, s }: Omit<ChooseProps, 'more'>) => (
  <fieldset className="window-choose">
    <legend>{s('window.homes')}</legend>
    {homes.map((home) => (
      <label key={home.home} className="check">
        <input
          type="checkbox"
          name="home"
          value={home.home}
          defaultChecked={asked.homes.includes(home.home)}
        />
        <span>
          {nameOf(home, { c, s })}
          <small>
            {[placeOf(home, { c, s }), priceOf(home.price, s)].filter((part) => part !== '').join(DOT)}
          </small>
        </span>
      </label>
    ))}
  </fieldset>
);

/** Chooses the homes, the languages and the paper of the cards. */
export function ChoosePage(props: ChooseProps) {
  const { homes, more, asked, c, s } = props;
  const [locale, { locales }] = [c.get('locale'), c.get('site')];
  const action = pathTo('staff-window', locale);
  const problem = asked.sent ? problemOf(asked) : null;
  const languages = asked.locales.length > 0 ? asked.locales : [locale];
  return (
    <>
      <div className="desk-hello">
        <h1>{s('window.title')}</h1>
        {more || asked.find !== undefined ? (
          <form className="desk-find" action={action}>
            <input
              className="input"
              type="search"
              name="find"
              maxLength={80}
              aria-label={s('homes.find')}
              placeholder={s('homes.find')}
              defaultValue={asked.find}
            />
            <FindButton s={s} />
          </form>
        ) : null}
      </div>
      {problem === null ? null : (
        <StatusMessage tone="warning" title={s(`window.${problem}`, { n: MOST[asked.paper] })} live />
      )}
      {homes.length === 0 ? (
        <p>{s(asked.find === undefined ? 'window.none' : 'homes.noneFound')}</p>
      ) : (
        <form className="window-form" action={action}>
          <p>{s('window.intro')}</p>
          {more ? <p className="muted">{s('window.more', { n: homes.length })}</p> : null}
          <Homes homes={homes} asked={asked} c={c} s={s} />
          <fieldset className="window-choose">
            <legend>{s('window.languages')}</legend>
            {locales.map((one) => (
              <label key={one} className="check">
                <input type="checkbox" name="language" value={one} defaultChecked={languages.includes(one)} />
                <span>{languageName(one, locale)}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className="window-choose">
            <legend>{s('window.paper')}</legend>
            {PAPERS.map((one) => (
              <label key={one} className="check">
                <input type="radio" name="paper" value={one} defaultChecked={one === asked.paper} />
                <span>{s(`window.${one}`)}</span>
              </label>
            ))}
          </fieldset>
          <button type="submit" className="button">
            {s('window.make')}
          </button>
        </form>
      )}
    </>
  );
}

interface CardsProps extends Speaking {
  readonly cards: readonly PrintedHome[];
  /** Names of homes without a card. */
  readonly left: readonly string[];
  readonly asked: AskedCards;
}

/** The heading, and how to print: a brochure has margins of its own. */
const Printing = ({ cards, asked, s }: Pick<CardsProps, 'cards' | 'asked' | 's'>) => {
  const { paper } = asked;
  return (
    <>
      <h1>{s.count(paper === 'brochure' ? 'window.brochures' : 'window.cards', cards.length)}</h1>
      {cards.length === 0 ? null : (
        <p>
          {paper === 'brochure'
            ? s('window.printBrochure')
            : s('window.print', { paper: s(`window.${paper}`) })}
        </p>
      )}
    </>
  );
};

/** The cards, a sheet each, or the brochures, beneath a line that is not printed. */
export const CardsPage = ({ cards, left, asked, c, s }: CardsProps) => (
  <>
    <div className="wrap window-tools">
      <Printing cards={cards} asked={asked} s={s} />
      {left.length === 0 ? null : (
        <StatusMessage tone="warning" title={s('window.left', { homes: left.join(', ') })} live />
      )}
      <p>
        <a href={windowHref(asked, c.get('locale'))}>{s('window.back')}</a>
      </p>
    </div>
    {cards.map(({ card, brochure }) =>
      brochure !== null ? (
        <Brochure key={`${card.id} ${card.locale}`} brochure={brochure} />
      ) : asked.paper === 'brochure' ? null : (
        <WindowCard key={`${card.id} ${card.locale}`} card={card} paper={asked.paper} />
      ),
    )}
  </>
);
