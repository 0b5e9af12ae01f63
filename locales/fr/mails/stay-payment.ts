/** How and when a stay is paid: on pages and in mails. */
export const STAY_PAYMENT = {
  name: 'Paiement',
  advance: 'Vous payez un acompte de {{advance}} ({{percent}} %) dès que {{agency}} confirme votre séjour.',
  rest: 'Vous payez le solde, {{rest}}, au plus tard le {{by}}.',
  whole: 'Vous payez {{total}} dès que {{agency}} confirme votre séjour.',
  wholeBy: 'Vous payez {{total}} au plus tard le {{by}}.',
  ways: 'Vous pouvez payer {{ways}}.',
  tax: 'La taxe de séjour est comprise dans ce montant.',
  deposit:
    'S’y ajoute une caution de {{deposit}}, qui vous est rendue dans les {{days}} jours après votre départ.',
  by: { transfer: 'par virement', card: 'par carte', cash: 'en espèces' },
} as const;
