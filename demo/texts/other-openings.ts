import { type Sentence, say } from './sentence.ts';

/** First sentences about land, garages, premises and other kinds. */
export const OTHER_OPENINGS: Readonly<Record<string, readonly Sentence[]>> = {
  plot: [
    say(
      'Een perceel van {plot} aan een uitgeruste weg, klaar om op te bouwen.',
      'Une parcelle de {plot} le long d’une voirie équipée, prête à bâtir.',
      'A plot of {plot} on a road with all services, ready to build on.',
      'Ein Grundstück von {plot} an erschlossener Straße, bereit zum Bauen.',
    ),
    say(
      'Regelmatige vorm, breed aan de straat en groen aan de achterkant: {plot} om zelf in te vullen.',
      'Forme régulière, belle largeur à rue et verdure à l’arrière : {plot} à imaginer.',
      'Regular in shape, wide at the street and green behind: {plot} to fill in yourself.',
      'Regelmäßiger Zuschnitt, breite Straßenfront und Grün dahinter: {plot} für eigene Pläne.',
    ),
  ],
  meadow: [
    say(
      'Een stuk grond van {plot}, bereikbaar langs een verharde veldweg.',
      'Un terrain de {plot}, accessible par un chemin empierré.',
      'A piece of land of {plot}, reached by a firm track.',
      'Ein Stück Land von {plot}, über einen befestigten Feldweg erreichbar.',
    ),
  ],
  garage: [
    say(
      'Een garage in een nette, verlichte rij.',
      'Un garage dans une rangée propre et éclairée.',
      'A garage in a tidy, well-lit row.',
      'Eine Garage in einer gepflegten, beleuchteten Reihe.',
      'row',
    ),
    say(
      'Nooit meer zoeken naar een plaats: deze garage ligt {inCity} op de juiste hoek.',
      'Plus jamais chercher une place : ce garage est situé {inCity} au bon endroit.',
      'No more looking for a space: this garage {inCity} is in the right spot.',
      'Nie mehr einen Parkplatz suchen: Diese Garage {inCity} liegt genau richtig.',
      '!stall',
    ),
    say(
      'Nooit meer rondjes rijden: deze autostaanplaats ligt {inCity} op de juiste hoek.',
      'Fini de tourner en rond : cet emplacement est situé {inCity} au bon endroit.',
      'No more driving in circles: this parking space {inCity} is in the right spot.',
      'Nie mehr im Kreis fahren: Dieser Stellplatz {inCity} liegt genau richtig.',
      'stall',
    ),
  ],
  shop: [
    say(
      'Een winkelruimte van {area} met een pui die van ver gezien wordt.',
      'Une surface commerciale de {area} dont la vitrine se voit de loin.',
      'A shop of {area} with a front that is seen from afar.',
      'Ein Ladenlokal von {area} mit einer Front, die man von Weitem sieht.',
    ),
    say(
      'Een handelspand van {area} in een straat waar gewandeld wordt.',
      'Un commerce de {area} dans une rue où l’on se promène.',
      'Commercial premises of {area} in a street where people stroll.',
      'Ein Geschäft von {area} in einer Straße, in der man bummelt.',
    ),
  ],
  takeover: [
    say(
      'Een gezonde zaak van {area}, over te nemen met inrichting, toestellen en goede naam.',
      'Une affaire saine de {area}, à remettre avec agencement, matériel et bonne réputation.',
      'A sound business of {area}, for takeover with fittings, equipment and a good name.',
      'Ein gesunder Betrieb von {area}, zu übernehmen mit Einrichtung, Geräten und gutem Ruf.',
    ),
  ],
  industry: [
    say(
      'Een bedrijfsruimte van {area} met vrije hoogte, een brede poort en plaats om te keren.',
      'Un espace professionnel de {area} avec belle hauteur, large porte et place pour manœuvrer.',
      'Business premises of {area} with headroom, a wide gate and space to turn.',
      'Gewerbefläche von {area} mit lichter Höhe, breitem Tor und Platz zum Wenden.',
    ),
  ],
  office: [
    say(
      'Werkruimte van {area} met daglicht aan elk bureau.',
      'Un espace de travail de {area}, lumière naturelle à chaque bureau.',
      'Workspace of {area} with daylight at every desk.',
      'Arbeitsräume von {area} mit Tageslicht an jedem Schreibtisch.',
    ),
    say(
      'Een kantoor van {area} waar u klanten met plezier ontvangt.',
      'Un bureau de {area} où l’on reçoit avec plaisir.',
      'An office of {area} in which it is a pleasure to receive clients.',
      'Ein Büro von {area}, in dem man gern Kunden empfängt.',
    ),
  ],
  holidayCoast: [
    say(
      'Een tweede thuis van {area} waar het zand in de gang mag liggen.',
      'Un second chez-soi de {area} où le sable dans le couloir est permis.',
      'A second home of {area} where sand in the hall is allowed.',
      'Ein zweites Zuhause von {area}, in dem Sand im Flur erlaubt ist.',
    ),
  ],
  holidayArdennes: [
    say(
      'Een vakantieverblijf van {area} met bos, water en niemand aan de overkant.',
      'Une maison de vacances de {area} avec la forêt, l’eau et personne en face.',
      'A holiday home of {area} with forest, water and nobody opposite.',
      'Ein Ferienhaus von {area} mit Wald, Wasser und niemandem gegenüber.',
    ),
  ],
  beachCabin: [
    say(
      'Een geschilderde strandcabine met ligplaats, van Pasen tot eind september op het strand.',
      'Une cabine de plage peinte avec emplacement, sur le sable de Pâques à fin septembre.',
      'A painted beach hut with its pitch, on the sand from Easter to the end of September.',
      'Eine gestrichene Strandkabine mit Stellplatz, von Ostern bis Ende September am Strand.',
    ),
  ],
  bicycle: [
    say(
      'Een afgesloten berging voor zes fietsen, met stopcontacten om op te laden.',
      'Un local fermé pour six vélos, avec des prises pour la recharge.',
      'A locked store for six bicycles, with sockets for charging.',
      'Ein abschließbarer Raum für sechs Fahrräder, mit Steckdosen zum Laden.',
    ),
  ],
  pond: [
    say(
      'Een vijver op {plot} grond, gevoed door een bron, met riet langs de oever.',
      'Un étang sur {plot} de terrain, alimenté par une source, avec des roseaux sur la rive.',
      'A pond on {plot} of land, fed by a spring, with reeds along the bank.',
      'Ein Teich auf {plot} Land, von einer Quelle gespeist, mit Schilf am Ufer.',
    ),
  ],
  serviceFlat: [
    say(
      'Zelfstandig wonen op {area}, met een noodoproep, een restaurant en buren die tijd hebben.',
      'Vivre de manière autonome sur {area}, avec un appel d’urgence, un restaurant et des voisins qui ont le temps.',
      'Independent living on {area}, with an emergency call, a restaurant and neighbours who have time.',
      'Selbstständig wohnen auf {area}, mit Notruf, Restaurant und Nachbarn, die Zeit haben.',
    ),
  ],
  student: [
    say(
      'Een lichte kamer van {area} in een rustig huis, met gedeelde keuken en fietsenstalling.',
      'Une chambre claire de {area} dans une maison calme, avec cuisine commune et abri à vélos.',
      'A bright room of {area} in a quiet house, with shared kitchen and bicycle shed.',
      'Ein helles Zimmer von {area} in einem ruhigen Haus, mit Gemeinschaftsküche und Fahrradraum.',
    ),
  ],
};
