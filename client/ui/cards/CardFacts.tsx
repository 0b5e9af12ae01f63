import type { CardFactView } from '../../../domain/views/estate-card.ts';
import { Icon } from '../Icon.tsx';

/** What an estate has, in icons and figures; the icon's name is there for those who do not see it, and for all where cards are in words. */
export const CardFacts = ({ facts }: { readonly facts: readonly CardFactView[] }) => (
  <ul className="card-facts">
    {facts.map((fact) => (
      <li key={fact.kind}>
        <Icon name={fact.kind} small />
        {fact.name ? <span className={fact.named ?? 'hidden'}>{fact.name} </span> : null}
        {fact.text}
      </li>
    ))}
  </ul>
);
