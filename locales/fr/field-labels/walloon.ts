/** Labels of fields that have another name in Wallonia than in Flanders and Brussels. */
export default {
  certification: { energy_label: 'Classe PEB' },
  energy: {
    energyLabel: 'Classe PEB',
    customEpcLabel: 'Classe PEB',
    shared: { energyLabel: 'Classe PEB (parties communes)', customEpcLabel: 'Classe PEB (parties communes)' },
  },
} as const;
