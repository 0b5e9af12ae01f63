/** @jsxImportSource hono/jsx */
import type { Look } from './look.ts';
import type { MailCard } from './mail.ts';

/** Left and right of the words below the photograph. */
const SIDES = '0 18px';

/** An estate: photograph and title are one link to it. */
export const MailCardBlock = ({ estate, look }: { readonly estate: MailCard; readonly look: Look }) => (
  <table
    role="presentation"
    className="line"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    style={{ border: `1px solid ${look.line}`, borderRadius: look.radius, margin: '0 0 16px' }}
  >
    <tbody>
      <tr>
        <td style={{ paddingBottom: 16 }}>
          <a
            href={estate.href}
            className="accent"
            style={{ color: look.accent, display: 'block', textDecoration: 'none' }}
          >
            {estate.picture === null ? null : (
              <img
                src={estate.picture}
                alt=""
                width={558}
                style={{ border: 0, display: 'block', height: 'auto', width: '100%' }}
              />
            )}
            <span
              style={{
                display: 'block',
                fontFamily: look.titles,
                fontSize: 20,
                padding: '14px 18px 0',
                textDecoration: 'underline',
              }}
            >
              {estate.title}
            </span>
          </a>
          {estate.place === '' ? null : (
            <div className="muted" style={{ color: look.muted, marginTop: 4, padding: SIDES }}>
              {estate.place}
            </div>
          )}
          {estate.price === '' ? null : (
            <div style={{ marginTop: 8, padding: SIDES }}>
              <strong>{estate.price}</strong>
              {estate.before === '' ? null : (
                <span className="muted" style={{ color: look.muted }}>
                  {' '}
                  · {estate.before}
                </span>
              )}
            </div>
          )}
        </td>
      </tr>
    </tbody>
  </table>
);
