import { Icon } from '#client/ui/Icon.tsx';
import type { Translator } from '#locales/translator.ts';
import { RentalCard } from '../../rental/RentalCard.tsx';
import type { NearView } from './near-weeks.ts';

/** Why nothing is free on these days, and what is nearest: each with its units, its lowest total, and a link. */
export const NearWeeks = ({ near, t }: { readonly near: NearView; readonly t: Translator }) => (
  <section className="near-weeks" aria-label={t('nearWeeks.list')}>
    <h2>{near.heading}</h2>
    <p>{near.lead}</p>
    <ul className="ways">
      {near.ways.map(({ href, days, hint, count, from }) => (
        <li key={href}>
          <a href={href} rel="nofollow">
            <span>
              <b>{days}</b> <small className="muted">{hint}</small>
            </span>
            <span className="ways__count">{from === null ? count : `${count}, ${from}`}</span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
    {near.preview === null ? null : (
      <>
        <h2>{near.preview.heading}</h2>
        <ul className="results grid">
          {near.preview.cards.map((card) => (
            <li key={card.id}>
              <RentalCard card={card} headingLevel={3} />
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
