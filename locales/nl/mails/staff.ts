/** Texts of the mails with which staff sign in, and are invited to. */
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
    invited: {
      subject: 'U kunt antwoorden op de kantoorpagina van {{agency}}',
      title: 'U hebt toegang',
      body: 'Een collega gaf u toegang tot de kantoorpagina, waar het kantoor aanvragen en bezoeken opvolgt. Meld u aan met dit e-mailadres: u krijgt dan een link en een code. Een wachtwoord is er niet.',
      open: 'Naar de kantoorpagina',
      rights:
        'Wat u er kunt zien en doen, bepaalt wie collega’s beheert. Verwacht u dit niet? Vraag het eerst na bij uw kantoor.',
      why: 'U krijgt deze e-mail omdat iemand van {{agency}} u met dit e-mailadres toevoegde.',
    },
  },
} as const;
