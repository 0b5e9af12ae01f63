import type { LocalizedText } from '../../wire/values.ts';
import { picture } from '../choice/pictures.ts';
import type { AgencyPage } from './agency.ts';
import { f } from './three-languages.ts';

/** Ardenne Habitat's page for people who want to sell, between the rivers and the forest. */
export const ardenneSell = (url: LocalizedText): AgencyPage => ({
  id: 'sell',
  url,
  title: f('Vendre votre bien', 'Ihre Immobilie verkaufen', 'Uw woning verkopen'),
  lead: f(
    'Une estimation gratuite, écrite et argumentée.',
    'Eine kostenlose Schätzung, schriftlich und begründet.',
    'Een gratis schatting, op papier en met uitleg.',
  ),
  sections: [
    {
      kind: 'valuation',
      heading: f('Combien vaut votre maison ?', 'Was ist Ihr Haus wert?', 'Wat is uw huis waard?'),
      body: f(
        'Une ferme, un chalet, un terrain en lisière : dites-nous où, nous venons voir.',
        'Ein Hof, ein Chalet, ein Grundstück am Waldrand: Sagen Sie uns wo, wir kommen vorbei.',
        'Een hoeve, een chalet, een perceel aan de bosrand: zeg ons waar, wij komen kijken.',
      ),
      picture: picture('chalet-2'),
      points: [
        f('Sans engagement', 'Unverbindlich', 'Zonder verplichting'),
        f('Par l’agent de votre vallée', 'Durch den Makler aus Ihrem Tal', 'Door de makelaar van uw vallei'),
      ],
    },
    {
      kind: 'steps',
      heading: f('Comment nous procédons', 'Wie wir vorgehen', 'Hoe wij te werk gaan'),
      steps: [
        {
          title: f('Nous venons voir', 'Wir kommen vorbei', 'Wij komen kijken'),
          text: f(
            'Les murs, le toit, la citerne, le chemin en hiver. Nous mesurons tout nous-mêmes.',
            'Mauern, Dach, Zisterne, der Weg im Winter. Wir messen alles selbst.',
            'Muren, dak, regenput, de weg in de winter. Wij meten alles zelf.',
          ),
          duration: f('Une heure, sur place', 'Eine Stunde, vor Ort', 'Een uur, ter plaatse'),
        },
        {
          title: f('Nous comparons', 'Wir vergleichen', 'Wij vergelijken'),
          text: f(
            'Avec les ventes de la vallée, et avec ce que disent le PEB et l’urbanisme.',
            'Mit den Verkäufen im Tal und mit dem, was EPB und Bauamt sagen.',
            'Met de verkopen in de vallei, en met wat EPB en stedenbouw zeggen.',
          ),
          duration: f('Une semaine', 'Eine Woche', 'Een week'),
        },
        {
          title: f('Vous décidez', 'Sie entscheiden', 'U beslist'),
          text: f(
            'Le rapport est à vous. Si vous nous confiez la vente, nous faisons chaque visite nous-mêmes.',
            'Der Bericht gehört Ihnen. Vertrauen Sie uns den Verkauf an, machen wir jede Besichtigung selbst.',
            'Het verslag is van u. Vertrouwt u ons de verkoop toe, dan doen wij elk bezoek zelf.',
          ),
          duration: f('Quand vous voulez', 'Wann Sie möchten', 'Wanneer u wilt'),
        },
      ],
    },
    {
      kind: 'sold',
      heading: f('Vendus récemment', 'Zuletzt verkauft', 'Onlangs verkocht'),
      body: f(
        'Des biens que nous avons proposés, de la Meuse à la Baraque de Fraiture.',
        'Immobilien aus unserem Angebot, von der Maas bis zur Baraque de Fraiture.',
        'Woningen uit ons aanbod, van de Maas tot de Baraque de Fraiture.',
      ),
      types: [1, 3],
    },
    {
      kind: 'figures',
      heading: f('En chiffres', 'In Zahlen', 'In cijfers'),
      figures: [
        {
          value: 128,
          label: f('biens vendus', 'verkaufte Immobilien', 'verkochte woningen'),
          period: f('de 2023 à septembre 2026', '2023 bis September 2026', '2023 tot september 2026'),
        },
        {
          value: 71,
          unit: f('jours', 'Tage', 'dagen'),
          label: f(
            'de l’annonce au compromis, vente médiane',
            'von der Anzeige bis zum Vorvertrag, Median',
            'van advertentie tot compromis, mediaan',
          ),
          period: f('ventes de 2025', 'Verkäufe 2025', 'verkopen van 2025'),
        },
      ],
    },
    {
      kind: 'entities',
      entity: 'team',
      heading: f('Qui vient voir', 'Wer vorbeikommt', 'Wie er komt kijken'),
      body: f(
        'Chacun connaît sa vallée, et y habite.',
        'Jeder kennt sein Tal, und wohnt dort.',
        'Ieder kent zijn vallei, en woont er.',
      ),
    },
    {
      kind: 'offices',
      heading: f('Le bureau de votre vallée', 'Das Büro in Ihrem Tal', 'Het kantoor van uw vallei'),
    },
    {
      kind: 'reviews',
      heading: f('Ce qu’on dit de nous', 'Was man über uns sagt', 'Wat men over ons zegt'),
      source: {
        name: f('Avis de nos vallées', 'Avis de nos vallées', 'Avis de nos vallées'),
        link: { type: 'url', href: 'https://avis-vallees.example/ardenne-habitat' },
      },
      count: 41,
      score: { value: 4.5, outOf: 5 },
      asOf: '2026-11-15',
      checked: f(
        'Ce site publie les avis de quiconque ouvre un compte, sans vérifier qu’il a acheté ou vendu chez nous. Nous ne pouvons donc pas le garantir non plus.',
        'Diese Website veröffentlicht Bewertungen aller, die ein Konto eröffnen, ohne zu prüfen, ob sie bei uns gekauft oder verkauft haben. Auch wir können das also nicht gewährleisten.',
        'Die website publiceert recensies van iedereen met een account, en gaat niet na of ze bij ons kochten of verkochten. Wij kunnen dat dus ook niet waarborgen.',
      ),
      reviews: [
        {
          text: {
            fr: 'Ils ont vu la source au fond du jardin avant nous. Et ils ont dit franchement ce que le toit coûterait.',
          },
          by: 'Bernadette C.',
          about: f('ferme à Durbuy', 'Bauernhof in Durbuy', 'hoeve in Durbuy'),
          date: '2026-08-30',
        },
        {
          text: { de: 'Auch auf Deutsch gut beraten, und pünktlich bei jedem Wetter.' },
          by: 'Familie K.',
          about: f('chalet à Vielsalm', 'Chalet in Vielsalm', 'chalet in Vielsalm'),
          date: '2026-04-12',
        },
      ],
    },
    {
      kind: 'press',
      heading: f('On en parle dans la vallée', 'Man spricht davon im Tal', 'Men spreekt ervan in de vallei'),
      quotes: [
        {
          text: {
            fr: 'Ils connaissent le nom des chemins, et celui de ceux qui les déneigent. C’est peut-être cela, vendre une maison.',
          },
          paper: 'L’Écho des Trois Vallées',
          by: 'Colette Marchal',
          date: '2026-01-23',
          title: { fr: 'L’agence qui vient à pied' },
          link: { type: 'url', href: 'https://echo-vallees.example/agence-a-pied' },
        },
        {
          text: { de: 'Ein Büro, das dem Käufer auch sagt, wie das Haus im Februar riecht.' },
          paper: 'Hohes Venn Bote',
          by: 'Jürgen Palm',
          date: '2025-09-12',
          title: { de: 'Landhäuser, ehrlich beschrieben' },
          link: { type: 'url', href: 'https://venn-bote.example/landhaeuser' },
        },
      ],
    },
  ],
});
