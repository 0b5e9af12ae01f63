/** @jsxImportSource hono/jsx */
import type { Theme } from '#wire/site.ts';
import { darkStyles, type Look, lightLook, lineOf, topCornersOf } from './look.ts';
import { MailBlock } from './MailBlock.tsx';
import type { MailContent } from './mail.ts';

interface Drawn {
  readonly content: MailContent;
  readonly agency: string;
  readonly look: Look;
}

const Head = ({ agency, look }: Omit<Drawn, 'content'>) => {
  const { hand } = look;
  const { name, line } = lineOf(look);
  return (
    <tr>
      <td
        className={hand.inverted ? 'inverted' : `accent ${name}`}
        align={hand.align}
        style={{
          ...(hand.inverted
            ? { backgroundColor: look.ink, borderRadius: topCornersOf(look), color: look.paper }
            : { borderBottom: line, color: look.accent }),
          fontFamily: look.titles,
          fontSize: hand.align === 'center' ? 22 : 18,
          fontWeight: hand.weight,
          padding: hand.align === 'center' ? '28px 20px 0' : '18px 20px',
        }}
      >
        {agency}
      </td>
    </tr>
  );
};

const Body = ({ content, look }: Omit<Drawn, 'agency'>) => (
  <tr>
    <td style={{ padding: '24px 20px 12px' }}>
      <h1
        style={{
          fontFamily: look.titles,
          fontSize: look.hand.size,
          fontWeight: look.hand.weight,
          letterSpacing: look.hand.tracking,
          lineHeight: look.hand.leading,
          margin: '0 0 16px',
          textAlign: look.hand.align,
        }}
      >
        {content.title}
      </h1>
      {content.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and never changed
        <MailBlock key={at} block={block} look={look} />
      ))}
    </td>
  </tr>
);

/** Footer: the reason for the mail, and links such as "unsubscribe". */
const Foot = ({ content, look }: Omit<Drawn, 'agency'>) => (
  <tr>
    <td
      className={`muted ${lineOf(look).name}`}
      align={look.hand.align}
      style={{
        borderTop: lineOf(look).line,
        color: look.muted,
        fontSize: 14,
        lineHeight: '20px',
        padding: '16px 20px 20px',
      }}
    >
      {content.why}
      {(content.links ?? []).map(({ label, href }) => (
        <div key={href} style={{ marginTop: 10 }}>
          <a href={href} className="muted" style={{ color: look.muted }}>
            {label}
          </a>
        </div>
      ))}
    </td>
  </tr>
);

const Sheet = (drawn: Drawn) => (
  <table
    role="presentation"
    className={drawn.look.hand.inverted ? 'paper rule' : 'paper'}
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    bgcolor={drawn.look.paper}
    style={{
      ...(drawn.look.hand.inverted ? { border: `1px solid ${drawn.look.ink}` } : {}),
      borderRadius: drawn.look.radius,
      maxWidth: 600,
      textAlign: 'left',
    }}
  >
    <tbody>
      <Head {...drawn} />
      <Body {...drawn} />
      <Foot {...drawn} />
    </tbody>
  </table>
);

/** A mail in the agency's design: one column, tables and inline styles, because mail programs support little else. */
export function MailPage({
  content,
  agency,
  theme,
}: {
  readonly content: MailContent;
  readonly agency: string;
  readonly theme: Theme;
}) {
  const look = lightLook(theme);
  return (
    <html lang={content.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{darkStyles(theme)}</style>
      </head>
      <body className="tint" style={{ backgroundColor: look.tint, margin: 0, padding: 0 }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{content.preview}</div>
        <table
          role="presentation"
          className="tint ink"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          bgcolor={look.tint}
          style={{
            color: look.ink,
            fontFamily: look.text,
            fontSize: 16,
            lineHeight: '24px',
            overflowWrap: 'anywhere',
          }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <Sheet content={content} agency={agency} look={look} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
