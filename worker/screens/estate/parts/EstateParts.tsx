import type { EstatePart } from './estate-parts.tsx';

/** Sections under their headings, each at the address that the menu leads to. */
export const EstateParts = ({ parts }: { readonly parts: readonly EstatePart[] }) =>
  parts.map(({ id, title, content }) => (
    <section key={id} className={`part part--${id}`} id={id}>
      <h2>{title}</h2>
      {content}
    </section>
  ));
