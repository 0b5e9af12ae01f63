/** Labels of fields whose certificate is an EPB in Brussels and Wallonia, and an EPC in Flanders. */
export default {
  certification: {
    epc_number: 'PEB-Nummer',
    epc_value: 'PEB-Wert',
  },
  energy: {
    epcReference: 'PEB-Nummer',
    epcValue: 'PEB-Wert',
    shared: {
      epcReference: 'PEB-Nummer (Gemeinschaftsteile)',
      epcValue: 'PEB-Wert (Gemeinschaftsteile)',
    },
  },
} as const;
