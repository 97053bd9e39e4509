import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

/** Create a category that is open at first. @param key translation key of the label */
const category = (key: string, label: string, items: Items) => ({
  type: 'category' as const,
  label,
  key,
  collapsed: false,
  items,
});

/** The one sidebar of the manual. Docusaurus names the sidebar after its first link, 'Product introduction'. */
const sidebars: SidebarsConfig = {
  obis: [
    {
      type: 'doc',
      id: 'obis/introduction/overview',
      label: 'Product introduction',
      key: 'introduction',
    },
    category('get-started', 'Get started', [
      'obis/get-started/basic-operation-procedures',
      'obis/get-started/setup-admin-account',
    ]),
    category('deployment', 'Deployment', [
      'obis/deployment/step-one',
      'obis/deployment/step-two',
      'obis/deployment/back-up-and-restore',
      'obis/deployment/upgrade',
    ]),
    category('feature-guide', 'Feature guide', [
      category('factory-management', 'Factory management', [
        'obis/feature-guide/factory-management/create-a-factory',
        'obis/feature-guide/factory-management/check-factory-information',
        'obis/feature-guide/factory-management/configure-factory-basic-information',
        'obis/feature-guide/factory-management/configure-factory-service',
      ]),
      category('kms', 'Key management (KMS)', [
        'obis/feature-guide/kms/overview',
        'obis/feature-guide/kms/create-a-key',
        'obis/feature-guide/kms/check-keys',
        'obis/feature-guide/kms/delete-a-key',
      ]),
      category('pki', 'Certificates (PKI)', [
        'obis/feature-guide/pki/overview',
        'obis/feature-guide/pki/create-a-ca',
        'obis/feature-guide/pki/create-an-intermediate-ca',
        'obis/feature-guide/pki/check-ca',
        'obis/feature-guide/pki/delete-a-ca',
        'obis/feature-guide/pki/configure-csr',
        'obis/feature-guide/pki/publish-revocations',
      ]),
      category('product-management', 'Product management', [
        'obis/feature-guide/product-management/check-products',
        'obis/feature-guide/product-management/create-a-product',
        'obis/feature-guide/product-management/create-a-version',
        'obis/feature-guide/product-management/release-a-version',
        'obis/feature-guide/product-management/delete-a-version',
        'obis/feature-guide/product-management/check-batches',
        'obis/feature-guide/product-management/create-a-batch',
        'obis/feature-guide/product-management/run-a-trial-batch',
        'obis/feature-guide/product-management/check-device-programming-details',
        'obis/feature-guide/product-management/manage-members',
      ]),
      category('production-history', 'Production history', [
        'obis/feature-guide/production-history/check-production-history',
        'obis/feature-guide/production-history/export-production-history',
        'obis/feature-guide/production-history/manage-dac-reports',
      ]),
      category('user', 'Users and groups', [
        'obis/feature-guide/user/user-management/check-users',
        'obis/feature-guide/user/user-management/create-a-user',
        'obis/feature-guide/user/user-management/edit-user-details',
        'obis/feature-guide/user/user-management/lock-delete-a-user',
        'obis/feature-guide/user/group-management/group-management-1',
        'obis/feature-guide/user/check-the-audit-log',
      ]),
    ]),
    category('edge-service', 'Edge service', [
      'obis/edge-service/overview',
      'obis/edge-service/sign-in',
      'obis/edge-service/factory-information',
      'obis/edge-service/batch',
      'obis/edge-service/station',
    ]),
    category('programming-client', 'Programming client', [
      'obis/programming-client/overview',
      'obis/programming-client/installation',
      'obis/programming-client/sign-in',
      'obis/programming-client/execute-device-programming',
      'obis/programming-client/uninstallation',
    ]),
    category('troubleshoot', 'Troubleshoot', ['obis/troubleshoot/faq']),
    category('reference', 'Reference', [
      'obis/reference/operator-card',
      'obis/reference/error-codes',
      'obis/reference/checklists',
      'obis/reference/incidents',
      'obis/reference/firmware-requirements',
      'obis/reference/boards-and-labels',
      'obis/reference/worked-example',
      'obis/reference/security',
      'obis/reference/limits',
      'obis/common/glossary',
    ]),
  ],
};

export default sidebars;
