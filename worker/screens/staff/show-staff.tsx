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
  /** The script of the page, for those who are signed in: one that refreshes it and sends its forms, unless it has another. */
  readonly script?: 'staff' | 'staffHome' | 'staffPictures' | null;
}

/**
 * Shows a staff page, which is never indexed. A signed-in staff member gets the script that refreshes the
 * page, with its texts.
 */
export const showStaff = (
  c: Context<AppEnv>,
  page: ReactElement,
  { title, who, s, sheets = ['staff'], script = 'staff' }: StaffPage,
): Promise<Response> =>
  renderPage(
    c,
    who === null || script !== 'staff' ? (
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
          script: who === null ? null : script,
        },
      },
      slim: { note: who },
    },
  );
