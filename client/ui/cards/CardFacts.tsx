import type { CardFactView } from '#domain/views/estate-card.ts';
import { Icon } from '../Icon.tsx';

/**
 * Facts of an estate as icons and figures; each icon has a name for screen readers, which is visible where
 * cards use words.
 */
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
