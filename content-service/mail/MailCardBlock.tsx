/** @jsxImportSource hono/jsx */
import { cardStatus } from './card-status.ts';
import { type Look, lineOf, topCornersOf } from './look.ts';
import type { MailCard } from './mail.ts';

/** Horizontal padding of the text below the photograph. */
const SIDES = '0 18px';

/** An estate's card: photograph and title are one link to its page. */
export const MailCardBlock = ({ estate, look }: { readonly estate: MailCard; readonly look: Look }) => (
  <table
    role="presentation"
    className={look.hand.lines === null ? 'tint' : lineOf(look).name}
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    style={{
      ...(look.hand.lines === null ? { backgroundColor: look.tint } : {}),
      border: lineOf(look).line,
      borderRadius: look.radius,
      margin: '0 0 16px',
    }}
  >
    <tbody>
      <tr>
        <td style={{ paddingBottom: 16 }}>
          <a
            href={estate.href}
            className={look.hand.lines === null ? 'ink' : 'accent'}
            style={{
              // The accent's contrast is only guaranteed on `paper`, not on `tint`.
              color: look.hand.lines === null ? look.ink : look.accent,
              display: 'block',
              textDecoration: 'none',
            }}
          >
            {estate.picture === null ? null : (
              <img
                src={estate.picture}
                alt=""
                width={558}
                style={{
                  border: 0,
                  borderRadius: topCornersOf(look),
                  display: 'block',
                  height: 'auto',
                  width: '100%',
                }}
              />
            )}
            <span
              style={{
                display: 'block',
                fontFamily: look.titles,
                fontSize: 20,
                fontWeight: look.hand.weight,
                padding: '14px 18px 0',
                textDecoration: 'underline',
              }}
            >
              {estate.title}
            </span>
          </a>
          {cardStatus(estate) === '' ? null : (
            <div style={{ marginTop: 4, padding: SIDES }}>
              <strong>{cardStatus(estate)}</strong>
            </div>
          )}
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
