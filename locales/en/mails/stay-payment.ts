/** How and when a stay is paid: on pages and in mails. */
export const STAY_PAYMENT = {
  name: 'Payment',
  advance: 'You pay {{advance}} ({{percent}}%) in advance once {{agency}} has confirmed your stay.',
  rest: 'You pay the rest, {{rest}}, by {{by}}.',
  whole: 'You pay {{total}} once {{agency}} has confirmed your stay.',
  wholeBy: 'You pay {{total}} by {{by}}.',
  ways: 'You can pay {{ways}}.',
  tax: 'The tourist tax is included in that amount.',
  deposit:
    'There is also a deposit of {{deposit}}, which you get back within {{days}} days of your departure.',
  by: { transfer: 'by bank transfer', card: 'by card', cash: 'in cash' },
} as const;
