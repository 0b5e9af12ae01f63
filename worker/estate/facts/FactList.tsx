import { tied } from '#domain/format/ties.ts';
import type { FactItemView, FactView } from '#domain/views/estate-page.ts';

interface Props {
  readonly rows: readonly FactView[];
  /** Full width: values stand to the right of their names. */
  readonly wide?: boolean;
}

/** An icon from untrusted content (spec 1 §4); its space is reserved until it has loaded. */
const LoadedIcon = ({ src }: { readonly src: string }) => (
  <span
    className="loaded-icon"
    data-enhance="icon"
    data-when="visible"
    data-src={src}
    data-state="pending"
    aria-hidden="true"
  />
);

const Items = ({ items }: { readonly items: readonly FactItemView[] }) => (
  <ul className="icon-list">
    {items.map(({ text, lang, icon }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: things keep their place, and two may have one name
      <li key={index}>
        {icon === null ? null : <LoadedIcon src={icon} />}
        <span lang={lang}>{text}</span>
      </li>
    ))}
  </ul>
);

const Value = ({ row: { value, href, lang, items } }: { readonly row: FactView }) =>
  items ? (
    <Items items={items} />
  ) : href ? (
    <a href={href} rel="noopener" lang={lang?.value}>
      {value}
    </a>
  ) : lang?.value ? (
    <span lang={lang.value}>{value}</span>
  ) : (
    tied(value)
  );

/** Names and values of an estate, one row each, with notes beneath the values. */
export const FactList = ({ rows, wide = false }: Props) => (
  <dl className={wide ? 'fact-list fact-list--wide' : 'fact-list'}>
    {rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place, and two may have one name
      <div key={index}>
        <dt lang={row.lang?.label}>{row.label}</dt>
        <dd>
          <Value row={row} />
          {row.note ? (
            <span className="fact-list__note" lang={row.lang?.note}>
              {tied(row.note)}
            </span>
          ) : null}
        </dd>
      </div>
    ))}
  </dl>
);
