import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { StaffMe, StaffRight } from '#wire/staff.ts';
import type { StaffKey, StaffTexts } from './texts.ts';

interface Tab {
  readonly screen:
    | 'staff'
    | 'staff-homes'
    | 'staff-news'
    | 'staff-pages'
    | 'staff-figures'
    | 'staff-hours'
    | 'staff-people'
    | 'staff-site'
    | 'staff-journal'
    | 'staff-devices';
  readonly key: StaffKey;
  readonly needs?: StaffRight;
}

const TABS: readonly Tab[] = [
  { screen: 'staff', key: 'today' },
  { screen: 'staff-homes', key: 'homes.tab', needs: 'homes' },
  { screen: 'staff-news', key: 'news.tab', needs: 'site' },
  { screen: 'staff-pages', key: 'pages.tab', needs: 'site' },
  { screen: 'staff-figures', key: 'figures.tab' },
  { screen: 'staff-hours', key: 'hoursTab' },
  { screen: 'staff-site', key: 'site.tab', needs: 'site' },
  { screen: 'staff-people', key: 'people.tab', needs: 'people' },
  { screen: 'staff-journal', key: 'journal' },
  { screen: 'staff-devices', key: 'devices' },
];

interface DeskProps {
  readonly at: Tab['screen'];
  /** Who is signed in: a tab may need a right. */
  readonly me: Pick<StaffMe, 'rights'>;
  readonly locale: Locale;
  readonly s: StaffTexts;
  readonly waiting?: number;
  readonly children: ReactNode;
}

/** A staff page with its tabs, which are at the bottom on phones. */
export const Desk = ({ at, me, locale, s, waiting = 0, children }: DeskProps) => (
  <div className="wrap desk">
    <nav className="desk-nav" aria-label={s('office')}>
      {TABS.filter(({ needs }) => needs === undefined || me.rights.includes(needs)).map(({ screen, key }) => (
        <a key={screen} href={pathTo(screen, locale)} aria-current={screen === at ? 'page' : undefined}>
          {s(key)}
          {screen === 'staff' && waiting > 0 ? <span className="desk-count">{waiting}</span> : null}
        </a>
      ))}
    </nav>
    {children}
  </div>
);

/** The button beside words that are searched for: a lens, since a word would leave no room for the hint on a phone. */
export const FindButton = ({ s }: { readonly s: StaffTexts }) => (
  <button type="submit" className="button button--line button--icon" aria-label={s('search')}>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5" />
    </svg>
  </button>
);

/** A form with a single button and the session's token. */
export const Press = ({
  action,
  guard,
  label,
  fields = {},
  line = false,
}: {
  readonly action: string;
  readonly guard: string;
  readonly label: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly line?: boolean;
}) => (
  <form action={action} method="post">
    <input type="hidden" name="guard" value={guard} />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className={line ? 'button button--line' : 'button'}>
      {label}
    </button>
  </form>
);
