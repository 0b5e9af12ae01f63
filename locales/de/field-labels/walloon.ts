/** Labels of fields that have another name in Wallonia than in Flanders and Brussels. */
export default {
  certification: { energy_label: 'PEB-Klasse' },
  energy: {
    energyLabel: 'PEB-Klasse',
    customEpcLabel: 'PEB-Klasse',
    shared: {
      energyLabel: 'PEB-Klasse (Gemeinschaftsteile)',
      customEpcLabel: 'PEB-Klasse (Gemeinschaftsteile)',
    },
  },
} as const;
