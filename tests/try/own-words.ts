/** Facts that an agency must provide before it may open, as values of `site set`. */
export const OWN_WORDS = [
  'settings.contact.email=kantoor@veldhuis.example',
  'settings.contact.phone=016 29 44 10',
  'settings.contact.street=Bondgenotenlaan 1',
  'settings.contact.zip=3000',
  'settings.contact.city=Leuven',
  'settings.legal.name=Veldhuis Vastgoed bv',
  'settings.legal.companyNumber=0123.456.749',
  'settings.legal.vatNumber=BE 0123.456.749',
  'settings.legal.titles=broker',
  'settings.legal.professionalNumber=512 345',
  'settings.legal.country=BE',
  'settings.legal.supervisor.nl=Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16 B, 1000 Brussel',
  'theme.accent=["#8a2b4f","#f0a8c3"]',
] as const;
