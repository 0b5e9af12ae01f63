import type { Theme } from '../../worker/content/schemas/site.ts';
import type { Block, MailContent, MailHome } from './mail.ts';

/** Colours of the agency in light; programs that darken mail do so by themselves. */
type Colours = Readonly<
  Record<'paper' | 'tint' | 'ink' | 'muted' | 'line' | 'accent' | 'onAccent', string>
> & { readonly radius: number };

const coloursOf = (theme: Theme): Colours => ({
  paper: theme.paper[0],
  tint: theme.tint[0],
  ink: theme.ink[0],
  muted: theme.muted[0],
  line: theme.line[0],
  accent: theme.accent[0],
  onAccent: theme.onAccent[0],
  radius: theme.radius,
});

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const SERIF = 'Georgia, "Times New Roman", serif';

/** Text with its line breaks. */
const Lines = ({ text }: { readonly text: string }) => <span style={{ whiteSpace: 'pre-line' }}>{text}</span>;

const Home = ({ home, colours }: { readonly home: MailHome; readonly colours: Colours }) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    style={{ border: `1px solid ${colours.line}`, borderRadius: colours.radius, margin: '0 0 16px' }}
  >
    <tbody>
      {home.picture === null ? null : (
        <tr>
          <td>
            <img
              src={home.picture}
              alt=""
              width={558}
              style={{ display: 'block', width: '100%', height: 'auto' }}
            />
          </td>
        </tr>
      )}
      <tr>
        <td style={{ padding: '14px 18px 16px' }}>
          <a
            href={home.href}
            style={{ color: colours.ink, fontFamily: SERIF, fontSize: 20, textDecoration: 'none' }}
          >
            {home.title}
          </a>
          {home.place === '' ? null : <div style={{ color: colours.muted, marginTop: 2 }}>{home.place}</div>}
          {home.price === '' ? null : (
            <div style={{ marginTop: 8 }}>
              <strong>{home.price}</strong>
              {home.before === '' ? null : <span style={{ color: colours.muted }}> · {home.before}</span>}
            </div>
          )}
        </td>
      </tr>
    </tbody>
  </table>
);

const Facts = ({
  rows,
  colours,
}: {
  readonly rows: readonly (readonly [string, string])[];
  readonly colours: Colours;
}) => (
  <table cellPadding={0} cellSpacing={0} style={{ margin: '0 0 20px' }}>
    <tbody>
      {rows.map(([label, value]) => (
        <tr key={label}>
          <th
            scope="row"
            style={{
              color: colours.muted,
              fontWeight: 'normal',
              padding: '3px 18px 3px 0',
              textAlign: 'left',
              verticalAlign: 'top',
            }}
          >
            {label}
          </th>
          <td style={{ padding: '3px 0' }}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** One piece; each kind has one look. */
function Piece({ block, colours }: { readonly block: Block; readonly colours: Colours }) {
  switch (block.kind) {
    case 'text':
      return (
        <p style={{ margin: '0 0 16px' }}>
          <Lines text={block.text} />
        </p>
      );
    case 'heading':
      return <h2 style={{ fontFamily: SERIF, fontSize: 20, margin: '24px 0 12px' }}>{block.text}</h2>;
    case 'quote':
      return (
        <div
          style={{ borderLeft: `3px solid ${colours.accent}`, margin: '0 0 20px', padding: '2px 0 2px 16px' }}
        >
          <div style={{ color: colours.muted, marginBottom: 4 }}>{block.title}</div>
          <Lines text={block.text} />
        </div>
      );
    case 'facts':
      return <Facts rows={block.rows} colours={colours} />;
    case 'home':
      return <Home home={block.home} colours={colours} />;
    case 'link':
      return (
        <p style={{ margin: '0 0 16px' }}>
          <a href={block.href} style={{ color: colours.accent }}>
            {block.label}
          </a>
        </p>
      );
    case 'button':
      return (
        <p style={{ margin: '8px 0 24px' }}>
          <a
            href={block.href}
            style={{
              backgroundColor: colours.accent,
              borderRadius: colours.radius,
              color: colours.onAccent,
              display: 'inline-block',
              fontWeight: 600,
              padding: '14px 24px',
              textDecoration: 'none',
            }}
          >
            {block.label}
          </a>
        </p>
      );
  }
}

/** A mail in the agency's look: one column, tables and inline styles, as mail programs want it. */
export const MailPage = ({
  content,
  agency,
  theme,
}: {
  readonly content: MailContent;
  readonly agency: string;
  readonly theme: Theme;
}) => {
  const colours = coloursOf(theme);
  return (
    <html lang={content.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{content.subject}</title>
      </head>
      <body style={{ backgroundColor: colours.tint, margin: 0, padding: 0 }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{content.preview}</div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          bgcolor={colours.tint}
          style={{ color: colours.ink, fontFamily: FONT, fontSize: 16, lineHeight: '24px' }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  bgcolor={colours.paper}
                  style={{ borderRadius: colours.radius, maxWidth: 600, textAlign: 'left' }}
                >
                  <tbody>
                    <tr>
                      <td
                        style={{
                          borderBottom: `1px solid ${colours.line}`,
                          color: colours.accent,
                          fontFamily: SERIF,
                          fontSize: 18,
                          padding: '18px 20px',
                        }}
                      >
                        {agency}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '24px 20px 12px' }}>
                        <h1
                          style={{
                            fontFamily: SERIF,
                            fontSize: 26,
                            fontWeight: 'normal',
                            lineHeight: '32px',
                            margin: '0 0 16px',
                          }}
                        >
                          {content.title}
                        </h1>
                        {content.blocks.map((block, at) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and never changed
                          <Piece key={at} block={block} colours={colours} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          borderTop: `1px solid ${colours.line}`,
                          color: colours.muted,
                          fontSize: 14,
                          lineHeight: '20px',
                          padding: '16px 20px 20px',
                        }}
                      >
                        {content.why}
                        {(content.links ?? []).map(({ label, href }) => (
                          <div key={href} style={{ marginTop: 6 }}>
                            <a href={href} style={{ color: colours.muted }}>
                              {label}
                            </a>
                          </div>
                        ))}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
};
