import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { pathTo } from '../../../domain/routes.ts';
import type { Sheet } from '../../../domain/views/sheets.ts';
import type { AppEnv } from '../../platform/env.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { manifestHref } from './manifest.ts';
import type { StaffTexts } from './texts.ts';

interface StaffPage {
  readonly title: string;
  /** Whose page it is; null for nobody's: then it takes no script of its own either. */
  readonly who: string | null;
  readonly s: StaffTexts;
  readonly sheets?: readonly Sheet[];
}

/**
 * Shows a page of the agency's own, which is never listed. Somebody who is signed in gets the script that keeps it
 * fresh, and the sentences that it says.
 */
export const showStaff = (
  c: Context<AppEnv>,
  page: ReactElement,
  { title, who, s, sheets = ['staff'] }: StaffPage,
): Promise<Response> =>
  renderPage(
    c,
    who === null ? (
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
        office: { manifestHref: manifestHref(pathTo('staff', c.get('locale'))), script: who !== null },
      },
      slim: { note: who },
    },
  );
