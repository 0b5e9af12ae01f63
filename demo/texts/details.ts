import { type Sentence, say } from './sentence.ts';

/** Second paragraphs for kinds that are not dwellings: land, garages, premises. */
export const DETAILS: Readonly<Record<string, readonly Sentence[]>> = {
  plot: [
    say(
      'De straatbreedte bedraagt {width}. Water, elektriciteit, gas en riolering liggen in de straat. Er geldt geen bouwverplichting: u kiest zelf uw architect.',
      'La largeur à rue est de {width}. Eau, électricité, gaz et égouts sont en voirie. Libre de constructeur : vous choisissez votre architecte.',
      'The street frontage is {width}. Water, electricity, gas and sewer are in the street. You choose your own architect and builder.',
      'Die Straßenfront misst {width}. Wasser, Strom, Gas und Kanal liegen in der Straße. Ohne Bauträgerbindung: Sie wählen Ihren Architekten.',
    ),
    say(
      'De bouwzone is {width} breed en het terrein is vlak. De voorschriften en het verkavelingsplan krijgt u op eenvoudige vraag.',
      'La zone à bâtir fait {width} de large et le terrain est plat. Prescriptions et plan de lotissement sur simple demande.',
      'The building zone is {width} wide and the ground is level. Regulations and subdivision plan are sent on request.',
      'Die Bauzone ist {width} breit, das Gelände eben. Vorschriften und Parzellierungsplan erhalten Sie auf Anfrage.',
    ),
  ],
  meadow: [
    say(
      'De grond is vrij van pacht en omheind. Er is een waterbak met drinkwater voor de dieren.',
      'Le terrain est libre de bail à ferme et clôturé. Un abreuvoir est alimenté en eau.',
      'The land is free of tenancy and fenced. There is a trough with water for animals.',
      'Das Land ist pachtfrei und eingezäunt. Eine Tränke mit Wasser ist vorhanden.',
    ),
  ],
  garage: [
    say(
      'Binnenmaten rond vijf bij tweeënhalve meter. Vrij bij akte, zonder gemeenschappelijke verbruiken.',
      'Dimensions intérieures d’environ cinq mètres sur deux et demi. Libre à l’acte, sans charges communes.',
      'About five metres by two and a half inside. Vacant on signing, no shared running costs.',
      'Innenmaße rund fünf mal zweieinhalb Meter. Frei bei Beurkundung, ohne gemeinsame Verbrauchskosten.',
      '!stall',
    ),
    say(
      'Het vak is met lijnen afgebakend en goed bereikbaar. Vrij bij akte.',
      'L’emplacement est délimité par des lignes et facile d’accès. Libre à l’acte.',
      'The space is marked with lines and easy to reach. Vacant on signing.',
      'Der Platz ist mit Linien markiert und gut anzufahren. Frei bei Beurkundung.',
      'stall',
    ),
  ],
  shop: [
    say(
      'Achteraan zijn er een kitchenette, een toilet en een bergruimte met leveringsingang. De vitrine is dubbel beglaasd en beveiligd met een rolluik.',
      'À l’arrière : kitchenette, toilettes et réserve avec accès livraisons. La vitrine est en double vitrage, protégée par un volet.',
      'At the back are a kitchenette, a toilet and storage with a delivery door. The window is double glazed and has a shutter.',
      'Hinten liegen Teeküche, Toilette und Lager mit Lieferzugang. Das Schaufenster ist doppelt verglast und durch ein Rolltor gesichert.',
    ),
  ],
  takeover: [
    say(
      'De huurovereenkomst loopt nog zes jaar. De overlater werkt u drie maanden in.',
      'Le bail court encore six ans. Le cédant vous accompagne pendant trois mois.',
      'The lease runs for six more years. The present owner will work with you for three months.',
      'Der Mietvertrag läuft noch sechs Jahre. Der Übergeber arbeitet Sie drei Monate ein.',
    ),
  ],
  industry: [
    say(
      'Betonvloer, krachtstroom en sanitair zijn aanwezig. De toegang is dag en nacht mogelijk, ook met een vrachtwagen.',
      'Sol en béton, force motrice et sanitaires. Accès jour et nuit, même en camion.',
      'Concrete floor, three-phase power and toilets. Access day and night, by lorry too.',
      'Betonboden, Starkstrom und Sanitär vorhanden. Zufahrt Tag und Nacht, auch mit Lkw.',
    ),
  ],
  office: [
    say(
      'Er zijn een vergaderruimte, een keukentje en datakabels naar elke werkplek. Parkeren kan voor de deur.',
      'Une salle de réunion, une petite cuisine et des câbles réseau à chaque poste. On se gare devant la porte.',
      'There are a meeting room, a small kitchen and network cables to each desk. You park at the door.',
      'Es gibt einen Besprechungsraum, eine kleine Küche und Netzwerk an jedem Platz. Geparkt wird vor der Tür.',
    ),
  ],
  beachCabin: [
    say(
      'De winterstalling in de loods van de stad is voor dit jaar al betaald.',
      'L’hivernage dans le hangar communal est déjà payé pour cette année.',
      'Winter storage in the town’s shed is already paid for this year.',
      'Die Winterlagerung in der städtischen Halle ist für dieses Jahr bezahlt.',
    ),
  ],
  bicycle: [
    say(
      'Toegang met badge, verlichting met bewegingsmelder, camera aan de ingang.',
      'Accès par badge, éclairage à détecteur, caméra à l’entrée.',
      'Access by badge, lights with motion sensor, camera at the entrance.',
      'Zugang per Chip, Licht mit Bewegungsmelder, Kamera am Eingang.',
    ),
  ],
  pond: [
    say(
      'Forel en zeelt zijn uitgezet. Overnachten mag hier niet, een lange avond wel.',
      'Truites et tanches y ont été introduites. On n’y dort pas, mais on y passe de longues soirées.',
      'It is stocked with trout and tench. You may not sleep here, but long evenings are fine.',
      'Forellen und Schleien sind eingesetzt. Übernachten darf man hier nicht, lange sitzen schon.',
    ),
  ],
};
