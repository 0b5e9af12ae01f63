import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { pathTo } from '#domain/routes.ts';
import type { Sheet } from '#domain/views/sheets.ts';
import type { AppEnv } from '../../platform/env.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { manifestHref } from './manifest.ts';
import type { StaffTexts } from './texts.ts';

interface StaffPage {
  readonly title: string;
  /** Name of the signed-in staff member; null when nobody is signed in: then the page has no staff script. */
  readonly who: string | null;
  readonly s: StaffTexts;
  readonly sheets?: readonly Sheet[];
  /** Without the script that refreshes the page and sends its forms in place. */
  readonly plain?: boolean;
  /** With the script that sends pictures. */
  readonly pictures?: boolean;
}

/**
 * Shows a staff page, which is never indexed. A signed-in staff member gets the script that refreshes the
 * page, with its texts.
 */
export const showStaff = (
  c: Context<AppEnv>,
  page: ReactElement,
  { title, who, s, sheets = ['staff'], plain = false, pictures = false }: StaffPage,
): Promise<Response> =>
  renderPage(
    c,
    who === null || plain ? (
      page
    ) : (
      <>
        {page}
        <p
          className="office-said"
          role="status"
          data-office=""
          data-done={s('done')}
          data-failed={s('failed')}
          data-out={s('out')}
        />
      </>
    ),
    {
      head: {
        title,
        index: false,
        sheets,
        staff: {
          manifestHref: manifestHref(pathTo('staff', c.get('locale'))),
          script: who !== null && !plain ? 'staff' : pictures ? 'pictures' : null,
        },
      },
      slim: { note: who },
    },
  );
