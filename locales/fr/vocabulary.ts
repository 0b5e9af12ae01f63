/** Texts for codes that the pages know: flood scores, violations, sort orders. */
export default {
  value: {
    notEntered: 'Non renseigné',
    yes: 'Oui',
    no: 'Non',
    groundFloor: 'Rez-de-chaussée',
    years: { one: '{{n}} an', other: '{{n}} ans' },
  },
  flood: {
    A: 'Aucune inondation modélisée',
    B: 'Faible probabilité d’inondation avec le changement climatique (2050)',
    C: 'Faible probabilité d’inondation dans le climat actuel',
    D: 'Probabilité moyenne d’inondation dans le climat actuel',
    unknown: 'Inconnu',
  },
  floodScore: {
    P: 'Score P (parcelle)',
    G: 'Score G (bâtiment)',
  },
  violation: {
    NONE: 'Aucune mesure de réparation judiciaire ou mesure administrative imposée',
    SUMMONS: 'Citation émise',
    JUDICIAL_REMEDY: 'Mesure de réparation judiciaire imposée',
    ADMINISTRATIVE: 'Contrainte administrative imposée',
    PENALTY: 'Injonction sous astreinte imposée',
    SETTLEMENT: 'Transaction amiable conclue',
  },
  sort: {
    date: {
      DESC: 'Plus récents d’abord',
      ASC: 'Plus anciens d’abord',
    },
    price: {
      ASC: 'Prix croissant',
      DESC: 'Prix décroissant',
    },
    city: {
      ASC: 'Commune, de A à Z',
      DESC: 'Commune, de Z à A',
    },
    type: {
      ASC: 'Type de bien',
      DESC: 'Type de bien, ordre inverse',
    },
    area: {
      DESC: 'Surface habitable, de la plus grande à la plus petite',
      ASC: 'Surface habitable, de la plus petite à la plus grande',
    },
    perArea: {
      ASC: 'Prix au m², du moins cher au plus cher',
      DESC: 'Prix au m², du plus cher au moins cher',
    },
  },
} as const;
