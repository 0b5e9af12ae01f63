import { siteForm } from '../../platform/forms/site-form.ts';
import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { searchAddress } from './search-address.ts';
import { VALUATION, valuation } from './valuation.tsx';
import { postWithdrawValuation, withdrawValuation } from './withdraw.ts';

/** The request for a valuation, and its withdrawal, which stays when a site no longer offers valuations. */
export const valuationScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'valuation',
      feature: 'valuation',
      page: valuation,
      form: siteForm(VALUATION),
      listed: 'always',
    }),
    screen({
      name: 'withdraw-valuation',
      page: withdrawValuation,
      post: postWithdrawValuation,
      listed: 'never',
      uncrawled: true,
    }),
  ],
  calls: [{ method: 'GET', path: '/search-address', answer: searchAddress }],
};
