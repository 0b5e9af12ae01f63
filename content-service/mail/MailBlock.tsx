/** @jsxImportSource hono/jsx */
import { type Look, lineOf } from './look.ts';
import { MailCardBlock } from './MailCardBlock.tsx';
import type { Block } from './mail.ts';

type Of<Kind extends Block['kind']> = { readonly block: Extract<Block, { kind: Kind }>; readonly look: Look };

/** Text with its line breaks. */
const Lines = ({ text }: { readonly text: string }) => <span style={{ whiteSpace: 'pre-line' }}>{text}</span>;

const Quote = ({ block: { title, text }, look }: Of<'quote'>) => (
  <div
    className="mark"
    style={{
      borderLeft: `3px solid ${look.accent}`,
      margin: '0 0 20px',
      overflowWrap: 'anywhere',
      padding: '2px 0 2px 16px',
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

/** Hands without lines show facts on a tinted panel. */
const factsStyle = ({ hand, ...look }: Look) =>
  hand.lines === null ? { backgroundColor: look.tint, borderRadius: look.radius, padding: '10px 18px' } : {};

const Facts = ({ block: { rows }, look }: Of<'facts'>) => (
  <table
    className={look.hand.lines === null ? 'tint' : undefined}
    width={look.hand.lines === 'line' ? undefined : '100%'}
    cellPadding={0}
    cellSpacing={0}
    style={{ margin: '0 0 20px', ...factsStyle(look) }}
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
        <p style={{ margin: '0 0 16px' }}>
          <a href={block.href} className="accent" style={{ color: look.accent }}>
            {block.label}
          </a>
        </p>
      );
    case 'button':
      return <Button block={block} look={look} />;
  }
}
