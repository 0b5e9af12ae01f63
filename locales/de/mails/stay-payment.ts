/** How and when a stay is paid: on pages and in mails. */
export const STAY_PAYMENT = {
  name: 'Bezahlung',
  advance: 'Sie zahlen {{advance}} ({{percent}} %) an, sobald {{agency}} Ihren Aufenthalt bestätigt.',
  rest: 'Den Rest, {{rest}}, zahlen Sie spätestens am {{by}}.',
  whole: 'Sie zahlen {{total}}, sobald {{agency}} Ihren Aufenthalt bestätigt.',
  wholeBy: 'Sie zahlen {{total}} spätestens am {{by}}.',
  ways: 'Sie können {{ways}} zahlen.',
  tax: 'Die Aufenthaltstaxe ist in diesem Betrag enthalten.',
  deposit:
    'Dazu kommt eine Kaution von {{deposit}}, die Sie innerhalb von {{days}} Tagen nach der Abreise zurückbekommen.',
  by: { transfer: 'per Überweisung', card: 'mit Karte', cash: 'bar' },
} as const;
