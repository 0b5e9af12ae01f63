/** Labels of fields that have another name in Wallonia than in Flanders and Brussels. */
export default {
  certification: { energy_label: 'Energy label' },
  energy: {
    energyLabel: 'Energy label',
    customEpcLabel: 'Energy label',
    shared: { energyLabel: 'Energy label (common parts)', customEpcLabel: 'Energy label (common parts)' },
  },
} as const;
