import type { KeyFactView } from '#domain/views/document.ts';

interface Props {
  readonly facts: readonly KeyFactView[];
}

/** Key facts drawn like a dimension line: figure above the line, name below, a tick at every joint. */
export const KeyFacts = ({ facts }: Props) =>
  facts.length === 0 ? null : (
    <dl className="key-facts">
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>
            {fact.value}
            {fact.unit ? <small> {fact.unit}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
