import { Icon } from '#client/ui/Icon.tsx';
import type { DocumentView } from '#domain/views/document.ts';

/** Documents of an estate to open or download. */
export const Documents = ({ documents }: { readonly documents: readonly DocumentView[] }) => (
  <ul className="documents">
    {documents.map((one) => (
      <li key={one.href}>
        <a href={one.href} rel="noopener">
          <Icon name="document" />
          <b lang={one.lang}>{one.label}</b>
          {one.kind === null ? null : <span>{one.kind}</span>}
        </a>
      </li>
    ))}
  </ul>
);
