/** The routes of the specification, by folder. */
const LISTED = {
  '': [
    '',
    'markdown-page',
    'search',
    'create-a-document',
    'markdown-features',
    'test-label',
    'thank-you',
  ],
  'obis/common/': ['glossary'],
  'obis/introduction/': ['overview'],
  'obis/get-started/': ['basic-operation-procedures', 'setup-admin-account'],
  'obis/deployment/': ['step-one', 'step-two'],
  'obis/edge-service/': ['overview', 'sign-in', 'factory-information', 'batch', 'station'],
  'obis/feature-guide/factory-management/': [
    'create-a-factory',
    'check-factory-information',
    'configure-factory-basic-information',
    'configure-factory-service',
  ],
  'obis/feature-guide/kms/': ['overview', 'create-a-key', 'check-keys', 'delete-a-key'],
  'obis/feature-guide/pki/': [
    'overview',
    'create-a-ca',
    'check-ca',
    'delete-a-ca',
    'configure-csr',
  ],
  'obis/feature-guide/product-management/': [
    'check-products',
    'create-a-product',
    'create-a-version',
    'delete-a-version',
    'check-batches',
    'create-a-batch',
    'check-device-programming-details',
    'manage-members',
  ],
  'obis/feature-guide/production-history/': [
    'check-production-history',
    'export-production-history',
    'manage-dac-reports',
  ],
  'obis/feature-guide/user/user-management/': [
    'check-users',
    'create-a-user',
    'edit-user-details',
    'lock-delete-a-user',
  ],
  'obis/feature-guide/user/group-management/': ['group-management-1'],
  'obis/programming-client/': [
    'overview',
    'installation',
    'sign-in',
    'execute-device-programming',
    'uninstallation',
  ],
  'obis/troubleshoot/': ['faq'],
};

/** Every address that the specification lists: `npm run page -- move` leaves them alone. */
export const LISTED_ROUTES: readonly string[] = Object.entries(LISTED).flatMap(([folder, names]) =>
  names.map((name) => `/${folder}${name}`),
);
