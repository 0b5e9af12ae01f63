import { type Look, SERIF } from './look.ts';
import type { MailHome } from './mail.ts';

/** Left and right of the words below the photograph. */
const SIDES = '0 18px';

/** A home: photograph and title are one link to it. */
export const MailHomeCard = ({ home, look }: { readonly home: MailHome; readonly look: Look }) => (
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
            href={home.href}
            className="accent"
            style={{ color: look.accent, display: 'block', textDecoration: 'none' }}
          >
            {home.picture === null ? null : (
              <img
                src={home.picture}
                alt=""
                width={558}
                style={{ border: 0, display: 'block', height: 'auto', width: '100%' }}
              />
            )}
            <span
              style={{
                display: 'block',
                fontFamily: SERIF,
                fontSize: 20,
                padding: '14px 18px 0',
                textDecoration: 'underline',
              }}
            >
              {home.title}
            </span>
          </a>
          {home.place === '' ? null : (
            <div className="muted" style={{ color: look.muted, marginTop: 4, padding: SIDES }}>
              {home.place}
            </div>
          )}
          {home.price === '' ? null : (
            <div style={{ marginTop: 8, padding: SIDES }}>
              <strong>{home.price}</strong>
              {home.before === '' ? null : (
                <span className="muted" style={{ color: look.muted }}>
                  {' '}
                  · {home.before}
                </span>
              )}
            </div>
          )}
        </td>
      </tr>
    </tbody>
  </table>
);
