/** Texts of the mail with which staff sign in. */
export default {
  staff: {
    subject: '{{sign}}: aanmelden bij {{agency}}',
    title: 'Meld u aan',
    sign: 'Herkenningswoord op uw scherm',
    code: 'Code van zes cijfers',
    secret: 'Geef de code aan niemand door, ook niet aan wie zegt dat hij van ons is.',
    body: 'Staat op uw scherm een ander herkenningswoord? Open de link dan niet. Hij werkt een kwartier, één keer, in de browser waarin u hem vroeg.',
    open: 'Meld mij aan',
    other: 'Vroeg u dit niet zelf? Dan hoeft u niets te doen: zonder uw browser opent de link niets.',
    why: 'U krijgt deze e-mail omdat iemand zich met dit e-mailadres wilde aanmelden op de kantoorpagina van {{agency}}.',
  },
} as const;
