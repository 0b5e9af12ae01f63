/** Labels of fields whose certificate is an EPB in Brussels and Wallonia, and an EPC in Flanders. */
export default {
  certification: {
    epc_number: 'EPB certificate number',
    epc_value: 'EPB value',
  },
  energy: {
    epcReference: 'EPB certificate number',
    epcValue: 'EPB value',
    shared: {
      epcReference: 'EPB certificate number (common parts)',
      epcValue: 'EPB value (common parts)',
    },
  },
} as const;
