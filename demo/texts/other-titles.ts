import { type Sentence, say } from './sentence.ts';

/** Titles of land, garages, premises and other kinds. */
export const OTHER_TITLES: Readonly<Record<string, readonly Sentence[]>> = {
  plot: [
    say(
      'Bouwgrond voor een vrijstaande woning',
      'Terrain à bâtir pour maison quatre façades',
      'Building plot for a detached house',
      'Baugrundstück für ein freistehendes Haus',
    ),
    say(
      'Perceel bouwgrond in een rustige straat',
      'Terrain à bâtir dans une rue calme',
      'Building plot in a quiet street',
      'Baugrundstück in ruhiger Straße',
    ),
    say(
      'Zuidgerichte bouwgrond',
      'Terrain à bâtir orienté au sud',
      'South-facing building plot',
      'Baugrundstück in Südlage',
    ),
  ],
  meadow: [
    say(
      'Weide met zicht op de vallei',
      'Prairie avec vue sur la vallée',
      'Meadow overlooking the valley',
      'Weide mit Blick ins Tal',
    ),
    say(
      'Landbouwgrond langs een veldweg',
      'Terrain agricole le long d’un chemin',
      'Farmland along a track',
      'Ackerland an einem Feldweg',
    ),
  ],
  garage: [
    say(
      'Garagebox, vlot bereikbaar',
      'Box de garage, accès facile',
      'Lock-up garage with easy access',
      'Garagenbox, gut erreichbar',
      '!stall',
    ),
    say(
      'Autostaanplaats, vlot bereikbaar',
      'Emplacement de parking, accès facile',
      'Parking space with easy access',
      'Stellplatz, gut erreichbar',
      'stall',
    ),
    say(
      'Garage in een afgesloten binnenplaats',
      'Garage dans une cour fermée',
      'Garage in a gated courtyard',
      'Garage in geschlossenem Hof',
      'row',
    ),
    say(
      'Droge garage met elektriciteit',
      'Garage sec avec électricité',
      'Dry garage with electricity',
      'Trockene Garage mit Strom',
      '!stall',
    ),
  ],
  shop: [
    say(
      'Handelspand met brede etalage',
      'Commerce avec large vitrine',
      'Shop with a wide window',
      'Ladenlokal mit breitem Schaufenster',
    ),
    say(
      'Handelsgelijkvloers in de winkelstraat',
      'Rez commercial dans la rue commerçante',
      'Ground-floor shop on the high street',
      'Laden im Erdgeschoss an der Einkaufsstraße',
    ),
    say(
      'Winkel met woonst boven',
      'Commerce avec logement à l’étage',
      'Shop with a home above',
      'Laden mit Wohnung darüber',
    ),
  ],
  takeover: [
    say(
      'Bakkerij met vaste klanten',
      'Boulangerie à la clientèle fidèle',
      'Bakery with regular customers',
      'Bäckerei mit Stammkundschaft',
      'bakery',
    ),
    say(
      'Tearoom met terras',
      'Salon de thé avec terrasse',
      'Tea room with terrace',
      'Café mit Terrasse',
      '!bakery',
    ),
  ],
  industry: [
    say(
      'Werkplaats met opslag',
      'Atelier avec espace de stockage',
      'Workshop with storage',
      'Werkstatt mit Lager',
    ),
    say(
      'Opslagruimte met brede poort',
      'Entrepôt avec large porte',
      'Storage unit with a wide gate',
      'Lager mit breitem Tor',
    ),
  ],
  office: [
    say(
      'Kantoor met eigen ingang',
      'Bureau avec entrée privée',
      'Office with its own entrance',
      'Büro mit eigenem Eingang',
    ),
    say(
      'Praktijkruimte op een zichtlocatie',
      'Cabinet bien situé',
      'Practice in a visible spot',
      'Praxisräume in sichtbarer Lage',
    ),
  ],
  holidayCoast: [
    say(
      'Vakantieappartement op de dijk',
      'Appartement de vacances sur la digue',
      'Holiday apartment on the promenade',
      'Ferienwohnung am Deich',
      'beach',
    ),
    say(
      'Vakantiewoning met tuin, fietsafstand van zee',
      'Maison de vacances avec jardin, la mer à vélo',
      'Holiday home with garden, a cycle from the sea',
      'Ferienhaus mit Garten, mit dem Rad zum Meer',
      '!beach',
    ),
    say(
      'Tweede verblijf aan zee',
      'Seconde résidence à la mer',
      'A second home by the sea',
      'Zweitwohnsitz am Meer',
    ),
  ],
  holidayArdennes: [
    say(
      'Vakantiechalet met houtkachel',
      'Chalet de vacances avec poêle à bois',
      'Holiday chalet with wood stove',
      'Ferienchalet mit Holzofen',
      '!river',
    ),
    say(
      'Vakantiewoning voor het hele gezin',
      'Gîte familial au bord de l’eau',
      'Holiday home for the whole family',
      'Ferienhaus für die ganze Familie',
      'river',
    ),
  ],
  beachCabin: [
    say(
      'Strandcabine op de eerste rij',
      'Cabine de plage en première ligne',
      'Beach hut in the front row',
      'Strandkabine in erster Reihe',
    ),
  ],
  bicycle: [
    say(
      'Fietsenberging met stopcontact',
      'Local à vélos avec prise électrique',
      'Bicycle store with a socket',
      'Fahrradraum mit Steckdose',
    ),
  ],
  pond: [
    say(
      'Visvijver in het groen',
      'Étang de pêche dans la verdure',
      'Fishing pond among the green',
      'Fischteich im Grünen',
    ),
  ],
  serviceFlat: [
    say(
      'Assistentiewoning met zorg in de buurt',
      'Résidence-services, l’aide à portée de main',
      'Assisted-living flat with care at hand',
      'Betreute Wohnung mit Hilfe in der Nähe',
    ),
  ],
  student: [
    say(
      'Studentenkamer met eigen wastafel',
      'Kot d’étudiant avec lavabo',
      'Student room with its own washbasin',
      'Studentenzimmer mit eigenem Waschbecken',
    ),
  ],
};
