/** Texts of the page on which an agency prints cards for its window (decision 190). */
export default {
  open: 'Affiches de vitrine',
  title: 'Affiches pour la vitrine',
  intro:
    'Choisissez les biens, les langues et le papier. Chaque affiche tient sur une feuille et dit ce que la page du bien dit aujourd’hui.',
  homes: 'Biens',
  languages: 'Langues',
  paper: 'Papier',
  a4: 'A4 portrait',
  a3: 'A3 paysage',
  make: 'Voir les affiches',
  none: 'Aucun bien en vente ou en location ne permet de faire une affiche pour le moment.',
  more: 'Voici les {{n}} premiers biens. Cherchez un autre bien par adresse ou référence.',
  back: 'Choisir d’autres biens ou langues',
  cards: { one: '{{n}} affiche', other: '{{n}} affiches' },
  print: 'Imprimez avec Ctrl + P (⌘ + P sur un Mac), en {{paper}}, sans marges et avec les arrière-plans.',
  left: 'Pas d’affiche pour ceux-ci, car le site ne les propose pas ou plus : {{homes}}.',
  many: 'Choisissez {{n}} affiches au plus à la fois : chaque bien compte pour chaque langue.',
  nothing: 'Choisissez au moins un bien et une langue.',
  scan: 'Toutes les photos et tous les détails',
} as const;
