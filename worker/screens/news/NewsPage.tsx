import { EmptyStreet } from '#client/ui/EmptyStreet.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import type { NewsCardView, NewsPageView } from '#domain/views/section.ts';
import type { Translator } from '#locales/translator.ts';
import { PageNumbers } from '../../results/PageNumbers.tsx';

const Item = ({ card, eager }: { readonly card: NewsCardView; readonly eager: boolean }) => (
  <li className="item-card">
    {card.picture ? (
      <div className="item-card__picture">
        <Picture picture={card.picture} tile="card" eager={eager} alt="" />
      </div>
    ) : null}
    <h2 className="item-card__title" lang={card.titleLang}>
      <a href={card.href}>{card.title}</a>
    </h2>
    <p className="muted">
      <time dateTime={card.dated.day}>{card.dated.text}</time>
    </p>
    {card.lead ? <p lang={card.leadLang}>{card.lead}</p> : null}
  </li>
);

interface Props {
  readonly view: NewsPageView;
  readonly offerHref: string;
  readonly t: Translator;
}

/** The agency's news, the latest first. */
export const NewsPage = ({ view, offerHref, t }: Props) => (
  <div className="wrap listing">
    <div className="page-head">
      <h1>{t('news.heading')}</h1>
      {view.cards.length === 0 ? <p>{t('news.none')}</p> : null}
    </div>
    {view.cards.length === 0 ? (
      <div className="empty">
        <EmptyStreet />
        <p className="row">
          <a className="button" href={offerHref}>
            {t('problem.offer')}
          </a>
        </p>
      </div>
    ) : (
      <>
        <ul className="grid item-cards">
          {view.cards.map((card, index) => (
            <Item key={card.href} card={card} eager={index === 0} />
          ))}
        </ul>
        <PageNumbers numbers={view.pages} t={t} />
        <p className="row">
          <a className="button button--line" href={view.feedHref}>
            {t('news.follow')}
          </a>
        </p>
      </>
    )}
  </div>
);
