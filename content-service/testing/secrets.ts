/** Secrets, and a setting, of tests and benchmarks in workerd, independent of this machine's `.dev.vars`. */
export const TEST_SECRETS = {
  TOKEN_SECRET: 'for these tests only, not for real addresses',
  OPERATOR_TOKEN: 'for these tests only, an operator without secrets',
  SERVICE_KEYS: 'tests:for-these-tests-only-no-token-of-anybody',
  SIGN_IN_PACE_MS: '0',
} as const;
