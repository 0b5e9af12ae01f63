/** How and when a stay is paid: on pages and in mails. */
export const STAY_PAYMENT = {
  name: 'Betalen',
  advance: 'U betaalt {{advance}} ({{percent}} %) als voorschot zodra {{agency}} uw verblijf bevestigt.',
  rest: 'De rest, {{rest}}, betaalt u ten laatste op {{by}}.',
  whole: 'U betaalt {{total}} zodra {{agency}} uw verblijf bevestigt.',
  wholeBy: 'U betaalt {{total}} ten laatste op {{by}}.',
  ways: 'Dat kan {{ways}}.',
  tax: 'De verblijfstaks zit in dat bedrag.',
  deposit:
    'Daarbovenop komt een waarborg van {{deposit}}; die krijgt u binnen {{days}} dagen na uw vertrek terug.',
  by: { transfer: 'per overschrijving', card: 'met de kaart', cash: 'contant' },
} as const;
