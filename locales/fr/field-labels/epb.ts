/** Labels of fields whose certificate is an EPB in Brussels and Wallonia, and an EPC in Flanders. */
export default {
  certification: {
    epc_number: 'Numéro du certificat PEB',
    epc_value: 'Indice PEB',
  },
  energy: {
    epcReference: 'Numéro du certificat PEB',
    epcValue: 'Indice PEB',
    shared: {
      epcReference: 'Numéro du certificat PEB (parties communes)',
      epcValue: 'Indice PEB (parties communes)',
    },
  },
} as const;
