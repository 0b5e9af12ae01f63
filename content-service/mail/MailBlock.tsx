/** @jsxImportSource hono/jsx */
import { type Look, lineOf } from './look.ts';
import { MailCardBlock } from './MailCardBlock.tsx';
import type { Block } from './mail.ts';

type Of<Kind extends Block['kind']> = { readonly block: Extract<Block, { kind: Kind }>; readonly look: Look };

/** Text with its line breaks. */
const Lines = ({ text }: { readonly text: string }) => <span style={{ whiteSpace: 'pre-line' }}>{text}</span>;

/** Class and style of a tinted panel, on which hands without lines show facts and quotes. */
const panelOf = ({ hand, ...look }: Look) =>
  hand.lines === null
    ? {
        className: 'tint',
        style: { backgroundColor: look.tint, borderRadius: look.radius, padding: '10px 18px' },
      }
    : null;

const Quote = ({ block: { title, text }, look }: Of<'quote'>) => (
  <div
    className={panelOf(look)?.className ?? 'mark'}
    style={{
      margin: '0 0 20px',
      overflowWrap: 'anywhere',
      ...(panelOf(look)?.style ?? { borderLeft: `3px solid ${look.accent}`, padding: '2px 0 2px 16px' }),
    }}
  >
    <div className="muted" style={{ color: look.muted, marginBottom: 4 }}>
      {title}
    </div>
    <Lines text={text} />
  </div>
);

/** Longest label that stays on one line, characters. */
const SHORT_LABEL = 14;

const Facts = ({ block: { rows }, look }: Of<'facts'>) => (
  <table
    className={panelOf(look)?.className ?? lineOf(look).name}
    width={look.hand.lines === 'line' ? undefined : '100%'}
    cellPadding={0}
    cellSpacing={0}
    style={{
      margin: '0 0 20px',
      ...(panelOf(look)?.style ?? (look.hand.lines === 'ink' ? { borderBottom: lineOf(look).line } : {})),
    }}
  >
    <tbody>
      {rows.map(([label, value]) => (
        <tr key={label}>
          <th
            scope="row"
            className={look.hand.lines === 'ink' ? 'muted rule' : 'muted'}
            style={{
              ...(look.hand.lines === 'ink' ? { borderTop: lineOf(look).line } : {}),
              color: look.muted,
              fontWeight: 'normal',
              // A long value must not break words of the label.
              overflowWrap: 'normal',
              padding: '3px 18px 3px 0',
              textAlign: 'left',
              verticalAlign: 'top',
              // "Mit wem" stays on one line; a longer label wraps and leaves room for its value.
              ...(label.length > SHORT_LABEL ? {} : { whiteSpace: 'nowrap' }),
            }}
          >
            {label}
          </th>
          <td
            className={look.hand.lines === 'ink' ? 'rule' : undefined}
            style={{
              ...(look.hand.lines === 'ink' ? { borderTop: lineOf(look).line, fontWeight: 700 } : {}),
              overflowWrap: 'anywhere',
              padding: '3px 0',
              verticalAlign: 'top',
            }}
          >
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Button = ({ block: { label, href }, look }: Of<'button'>) => (
  <p style={{ margin: '8px 0 24px', textAlign: look.hand.align }}>
    <a
      href={href}
      className="button"
      style={{
        backgroundColor: look.accent,
        borderRadius: look.radius,
        color: look.onAccent,
        display: 'inline-block',
        fontWeight: 600,
        padding: '14px 24px',
        textDecoration: 'none',
      }}
    >
      {label}
    </a>
  </p>
);

/** One block of a mail. */
export function MailBlock({ block, look }: { readonly block: Block; readonly look: Look }) {
  switch (block.kind) {
    case 'text':
      return (
        <p style={{ margin: '0 0 16px' }}>
          <Lines text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <h2
          style={{
            fontFamily: look.titles,
            fontSize: 20,
            fontWeight: look.hand.weight,
            margin: '24px 0 12px',
            textAlign: look.hand.align,
          }}
        >
          {block.text}
        </h2>
      );
    case 'quote':
      return <Quote block={block} look={look} />;
    case 'facts':
      return <Facts block={block} look={look} />;
    case 'estate':
      return <MailCardBlock estate={block.estate} look={look} />;
    case 'link':
      return (
        <p style={{ margin: '0 0 16px', textAlign: look.hand.align }}>
          <a href={block.href} className="accent" style={{ color: look.accent }}>
            {block.label}
          </a>
        </p>
      );
    case 'button':
      return <Button block={block} look={look} />;
  }
}
