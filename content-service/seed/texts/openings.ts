import { type Sentence, say } from './sentence.ts';

/** First sentences: what a visitor sees on coming in. They also stand alone as the short description. */
export const OPENINGS: Readonly<Record<string, readonly Sentence[]>> = {
  seaApartment: [
    say(
      'Wie hier de gordijnen opentrekt, heeft de zee aan het ontbijt.',
      'Ici, on ouvre les rideaux et la mer est à table.',
      'Draw the curtains here and the sea joins you for breakfast.',
      'Wer hier die Vorhänge öffnet, frühstückt mit dem Meer.',
      'seaview',
    ),
    say(
      'Op de dijk, {onFloor}, ligt dit appartement van {area} met het strand aan de voet.',
      'Sur la digue, {onFloor}, cet appartement de {area} a la plage à ses pieds.',
      'On the promenade, {onFloor}, this apartment of {area} has the beach at its feet.',
      'Am Deich, {onFloor}, liegt diese Wohnung von {area} mit dem Strand zu ihren Füßen.',
      'seaview',
      '!ground',
    ),
    say(
      'Een zonnig appartement van {area} op enkele minuten wandelen van de zee.',
      'Un appartement ensoleillé de {area}, à quelques minutes à pied de la mer.',
      'A sunny apartment of {area}, a few minutes’ walk from the sea.',
      'Eine sonnige Wohnung von {area}, wenige Gehminuten vom Meer entfernt.',
      '!seaview',
    ),
    say(
      'Winkels beneden, strand om de hoek: dit appartement ligt {inCity} waar het moet liggen.',
      'Les commerces en bas, la plage au coin : cet appartement est situé {inCity} là où il faut.',
      'Shops below, beach around the corner: this apartment {inCity} is where it should be.',
      'Geschäfte unten, der Strand um die Ecke: Diese Wohnung {inCity} liegt genau richtig.',
      '!seaview',
    ),
    say(
      'Een appartement van {area} waar het licht van de kust tot achteraan komt.',
      'Un appartement de {area} où la lumière de la côte entre jusqu’au fond.',
      'An apartment of {area} where the light of the coast reaches the far wall.',
      'Eine Wohnung von {area}, in der das Licht der Küste bis nach hinten reicht.',
    ),
  ],
  cityApartment: [
    say(
      'Een appartement van {area} {onFloor}, met ramen aan twee kanten.',
      'Un appartement de {area} {onFloor}, avec des fenêtres des deux côtés.',
      'An apartment of {area} {onFloor}, with windows on two sides.',
      'Eine Wohnung von {area} {onFloor}, mit Fenstern auf zwei Seiten.',
    ),
    say(
      'De stad aan de deur en toch een slaapkamer waar u niets hoort.',
      'La ville à la porte, et pourtant une chambre où l’on n’entend rien.',
      'The town at your door, and still a bedroom where you hear nothing.',
      'Die Stadt vor der Tür und doch ein Schlafzimmer, in dem man nichts hört.',
    ),
    say(
      'Dit appartement uit {year} is logisch ingedeeld: geen meter gang te veel.',
      'Cet appartement de {year} est bien distribué : pas un mètre de couloir en trop.',
      'This apartment of {year} is well laid out: not a yard of corridor too many.',
      'Diese Wohnung von {year} ist klug geschnitten: kein Meter Flur zu viel.',
    ),
    say(
      'Wie graag te voet gaat, woont hier goed: markt, station en park liggen binnen tien minuten.',
      'Qui aime marcher sera bien ici : marché, gare et parc sont à moins de dix minutes.',
      'Good for those who like to walk: market, station and park lie within ten minutes.',
      'Wer gern zu Fuß geht, wohnt hier richtig: Markt, Bahnhof und Park liegen keine zehn Minuten entfernt.',
    ),
  ],
  townHouse: [
    say(
      'Een huis uit {year} met een gevel waar voorbijgangers even voor blijven staan.',
      'Une maison de {year} dont la façade arrête les passants.',
      'A house of {year} with a front that makes passers-by stop for a moment.',
      'Ein Haus von {year}, vor dessen Fassade Passanten kurz stehen bleiben.',
    ),
    say(
      'Achter de voordeur liggen {area} over verschillende verdiepingen, met de oude cementtegels nog in de gang.',
      'Derrière la porte, {area} sur plusieurs niveaux, et les carreaux de ciment d’origine dans le couloir.',
      'Behind the front door lie {area} on several floors, with the old cement tiles still in the hall.',
      'Hinter der Haustür liegen {area} auf mehreren Etagen, im Flur noch die alten Zementfliesen.',
      '!new',
    ),
    say(
      'Een stadshuis dat met zijn bewoners is meegegroeid: licht beneden, rust boven.',
      'Une maison de ville qui a grandi avec ses habitants : la lumière en bas, le calme en haut.',
      'A town house that has grown with its people: light below, quiet above.',
      'Ein Stadthaus, das mit seinen Bewohnern gewachsen ist: unten hell, oben ruhig.',
      '!dated',
    ),
    say(
      'Dit huis vraagt werk, maar de trap, de plafonds en de verhoudingen heeft het al.',
      'Cette maison demande du travail, mais l’escalier, les plafonds et les proportions sont là.',
      'This house needs work, but the stairs, ceilings and proportions are all there.',
      'Dieses Haus braucht Arbeit, aber Treppe, Decken und Proportionen sind schon da.',
      'dated',
    ),
    say(
      'De trapgevel is van {year}; wat erachter ligt, is van vandaag.',
      'Le pignon à gradins date de {year} ; ce qui se trouve derrière est d’aujourd’hui.',
      'The stepped gable is of {year}; what lies behind it is of today.',
      'Der Treppengiebel ist von {year}; was dahinter liegt, ist von heute.',
      'stepped',
      'renovated',
    ),
  ],
  villa: [
    say(
      'Een villa van {area} die pas zichtbaar wordt als u de oprit op bent.',
      'Une villa de {area} qui ne se montre qu’une fois l’allée franchie.',
      'A villa of {area} that shows itself only once you are up the drive.',
      'Eine Villa von {area}, die sich erst zeigt, wenn man die Auffahrt hinauf ist.',
    ),
    say(
      'Onder het rieten dak ligt een huis dat ’s zomers koel blijft en ’s winters gezellig wordt.',
      'Sous le chaume, une maison fraîche en été et chaleureuse en hiver.',
      'Beneath the thatch is a house that stays cool in summer and snug in winter.',
      'Unter dem Reetdach liegt ein Haus, das im Sommer kühl bleibt und im Winter gemütlich ist.',
      'thatched',
    ),
    say(
      'Glas van vloer tot plafond, een houten volume erboven en water ervoor: een huis om in te kijken en uit te kijken.',
      'Du verre du sol au plafond, un volume de bois au-dessus, de l’eau devant : une maison tournée vers dehors.',
      'Glass from floor to ceiling, a timber box above and water in front: a house that looks outward.',
      'Glas vom Boden bis zur Decke, darüber ein Holzkörper, davor Wasser: ein Haus, das nach draußen schaut.',
      'modern',
    ),
    say(
      'Een villa uit {year} op een perceel van {plot}, met volwassen bomen die er stonden voor het huis.',
      'Une villa de {year} sur une parcelle de {plot}, avec de grands arbres plus âgés que la maison.',
      'A villa of {year} on a plot of {plot}, with grown trees older than the house.',
      'Eine Villa von {year} auf einem Grundstück von {plot}, mit alten Bäumen, die vor dem Haus da waren.',
      '!new',
    ),
  ],
  stoneHouse: [
    say(
      'Muren van een halve meter natuursteen, een leien dak en een deur die al generaties open en dicht gaat.',
      'Des murs de pierre d’un demi-mètre, un toit d’ardoises et une porte qui s’ouvre depuis des générations.',
      'Half a metre of local stone, a slate roof and a door that has opened and closed for generations.',
      'Ein halber Meter Naturstein, ein Schieferdach und eine Tür, die seit Generationen auf- und zugeht.',
    ),
    say(
      'Een huis uit {year}, gebouwd met de steen van de heuvel erachter.',
      'Une maison de {year}, bâtie avec la pierre de la colline voisine.',
      'A house of {year}, built with stone from the hill behind it.',
      'Ein Haus von {year}, gebaut aus dem Stein des Hügels dahinter.',
    ),
    say(
      'Het water hoort u ’s avonds; verder is het hier stil.',
      'Le soir, on entend l’eau ; à part cela, rien.',
      'In the evening you hear the water; otherwise it is quiet.',
      'Abends hört man das Wasser; sonst ist es still.',
      'river',
    ),
    say(
      'Al bij het binnenkomen ruikt u hout: {area} leefruimte rond een grote open haard.',
      'Dès l’entrée, cela sent le bois : {area} habitables autour d’un grand feu ouvert.',
      'It smells of wood as you come in: {area} of living space around a large open fire.',
      'Schon beim Eintreten riecht es nach Holz: {area} Wohnfläche rund um einen großen Kamin.',
      '!dated',
    ),
  ],
  chalet: [
    say(
      'Op de drempel van het bos staat deze chalet van {area}, met de voeten in steen en de rest in hout.',
      'Au seuil de la forêt, ce chalet de {area} a les pieds dans la pierre et le reste en bois.',
      'On the threshold of the forest stands this chalet of {area}, its feet in stone and the rest in timber.',
      'An der Schwelle zum Wald steht dieses Chalet von {area}, unten Stein, oben Holz.',
    ),
    say(
      'Een chalet om op vrijdagavond in aan te komen: kachel aan, schoenen uit.',
      'Un chalet où l’on arrive le vendredi soir : le poêle, et plus de chaussures.',
      'A chalet for Friday evenings: stove on, shoes off.',
      'Ein Chalet für den Freitagabend: Ofen an, Schuhe aus.',
    ),
    say(
      'Grote ramen naar het dal, een dak dat ver oversteekt en dennen rondom.',
      'De grandes fenêtres vers la vallée, un toit généreux et des sapins tout autour.',
      'Large windows to the valley, deep eaves and pines all around.',
      'Große Fenster zum Tal, ein weites Dach und Tannen ringsum.',
    ),
  ],
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
      'Een garage met kantelpoort in een nette, verlichte rij.',
      'Un garage avec porte basculante dans une rangée propre et éclairée.',
      'A garage with an up-and-over door in a tidy, well-lit row.',
      'Eine Garage mit Schwingtor in einer gepflegten, beleuchteten Reihe.',
    ),
    say(
      'Nooit meer zoeken naar een plaats: deze garage ligt {inCity} op de juiste hoek.',
      'Plus jamais chercher une place : ce garage est situé {inCity} au bon endroit.',
      'No more looking for a space: this garage {inCity} is in the right spot.',
      'Nie mehr einen Parkplatz suchen: Diese Garage {inCity} liegt genau richtig.',
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
      'Een vijver op {plot} grond, gevoed door een bron, met een houten hut aan de oever.',
      'Un étang sur {plot} de terrain, alimenté par une source, avec un cabanon sur la rive.',
      'A pond on {plot} of land, fed by a spring, with a wooden cabin on the bank.',
      'Ein Teich auf {plot} Land, von einer Quelle gespeist, mit einer Holzhütte am Ufer.',
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
