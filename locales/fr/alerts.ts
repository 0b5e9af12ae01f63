/** Texts of the page with all alerts of an address. */
export default {
  alerts: {
    heading: 'Vos recherches',
    lead: 'Voici ce que nous envoyons à {{email}}.',
    rhythm: {
      legend: 'À quel rythme ?',
      at_once: 'Tout de suite',
      daily: 'Chaque matin',
      weekly: 'Chaque semaine',
    },
    rhythmHint: {
      at_once: 'Dans le quart d’heure. Cinq e-mails par jour au plus ; la suite le lendemain matin.',
      daily: 'Un e-mail par jour au plus, à sept heures.',
      weekly: 'Un e-mail par semaine au plus, le jeudi matin.',
    },
    all: 'Toutes les recherches : suspendre ou arrêter',
    change: 'Modifier',
    pause: 'Suspendre',
    pauseFor: 'Suspendre pour un temps',
    resume: 'Reprendre',
    end: 'Arrêter',
    until: 'De nouveau des e-mails dès le',
    untilHint:
      'Vide : jusqu’à ce que vous repreniez. Ce qui arrive entre-temps suit dans un seul e-mail, sur soixante jours au plus.',
    paused: 'Suspendue jusqu’à ce que vous repreniez',
    pausedUntil: 'Suspendue jusqu’au {{day}}',
    lowered: 'Prix baissé le {{day}}, avant : {{price}}',
    home: 'Tenez-moi au courant du prix',
    homeText:
      'Si le prix de ce bien change, ou s’il n’est plus disponible, vous recevez un e-mail. Rien d’autre.',
    homeOff: 'Un bien qui n’est plus visible',
    rental:
      'Dès qu’une location de vacances de ce genre arrive, ou se libère à vos dates, vous recevez un e-mail.',
    flexible: 'Quelques jours plus tôt ou plus tard conviennent aussi',
    follow: 'Prix : {{home}}',
    saved: 'Enregistré.',
  },
} as const;
