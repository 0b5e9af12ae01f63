/** Labels of fields whose certificate is an EPB in Brussels and Wallonia, and an EPC in Flanders. */
export default {
  certification: {
    epc_number: 'EPB-certificaatnummer',
    epc_value: 'EPB-waarde',
  },
  energy: {
    epcReference: 'EPB-certificaatnummer',
    epcValue: 'EPB-waarde',
    shared: {
      epcReference: 'EPB-certificaatnummer (gemeenschappelijke delen)',
      epcValue: 'EPB-waarde (gemeenschappelijke delen)',
    },
  },
} as const;
