import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The one sidebar of the manual. Its first link gives the sidebar its label, 'Product introduction'. */
const sidebars: SidebarsConfig = {
  obis: [
    {
      type: 'doc',
      id: 'obis/introduction/overview',
      label: 'Product introduction',
      key: 'introduction',
    },
    {
      type: 'category',
      label: 'Get started',
      key: 'get-started',
      collapsed: false,
      items: [
        'obis/get-started/basic-operation-procedures',
        'obis/get-started/setup-admin-account',
      ],
    },
    {
      type: 'category',
      label: 'Deployment',
      key: 'deployment',
      collapsed: false,
      items: ['obis/deployment/step-one', 'obis/deployment/step-two'],
    },
    {
      type: 'category',
      label: 'Feature guide',
      key: 'feature-guide',
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Factory management',
          key: 'factory-management',
          collapsed: false,
          items: [
            'obis/feature-guide/factory-management/create-a-factory',
            'obis/feature-guide/factory-management/check-factory-information',
            'obis/feature-guide/factory-management/configure-factory-basic-information',
            'obis/feature-guide/factory-management/configure-factory-service',
          ],
        },
        {
          type: 'category',
          label: 'Key management (KMS)',
          key: 'kms',
          collapsed: false,
          items: [
            'obis/feature-guide/kms/overview',
            'obis/feature-guide/kms/create-a-key',
            'obis/feature-guide/kms/check-keys',
            'obis/feature-guide/kms/delete-a-key',
          ],
        },
        {
          type: 'category',
          label: 'Certificates (PKI)',
          key: 'pki',
          collapsed: false,
          items: [
            'obis/feature-guide/pki/overview',
            'obis/feature-guide/pki/create-a-ca',
            'obis/feature-guide/pki/check-ca',
            'obis/feature-guide/pki/delete-a-ca',
            'obis/feature-guide/pki/configure-csr',
          ],
        },
        {
          type: 'category',
          label: 'Product management',
          key: 'product-management',
          collapsed: false,
          items: [
            'obis/feature-guide/product-management/check-products',
            'obis/feature-guide/product-management/create-a-product',
            'obis/feature-guide/product-management/create-a-version',
            'obis/feature-guide/product-management/delete-a-version',
            'obis/feature-guide/product-management/check-batches',
            'obis/feature-guide/product-management/create-a-batch',
            'obis/feature-guide/product-management/check-device-programming-details',
            'obis/feature-guide/product-management/manage-members',
          ],
        },
        {
          type: 'category',
          label: 'Production history',
          key: 'production-history',
          collapsed: false,
          items: [
            'obis/feature-guide/production-history/check-production-history',
            'obis/feature-guide/production-history/export-production-history',
            'obis/feature-guide/production-history/manage-dac-reports',
          ],
        },
        {
          type: 'category',
          label: 'Users and groups',
          key: 'user',
          collapsed: false,
          items: [
            'obis/feature-guide/user/user-management/check-users',
            'obis/feature-guide/user/user-management/create-a-user',
            'obis/feature-guide/user/user-management/edit-user-details',
            'obis/feature-guide/user/user-management/lock-delete-a-user',
            'obis/feature-guide/user/group-management/group-management-1',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Edge service',
      key: 'edge-service',
      collapsed: false,
      items: [
        'obis/edge-service/overview',
        'obis/edge-service/sign-in',
        'obis/edge-service/factory-information',
        'obis/edge-service/batch',
        'obis/edge-service/station',
      ],
    },
    {
      type: 'category',
      label: 'Programming client',
      key: 'programming-client',
      collapsed: false,
      items: [
        'obis/programming-client/overview',
        'obis/programming-client/installation',
        'obis/programming-client/sign-in',
        'obis/programming-client/execute-device-programming',
        'obis/programming-client/uninstallation',
      ],
    },
    {
      type: 'category',
      label: 'Troubleshoot',
      key: 'troubleshoot',
      collapsed: false,
      items: ['obis/troubleshoot/faq'],
    },
    {
      type: 'category',
      label: 'Reference',
      key: 'reference',
      collapsed: false,
      items: ['obis/common/glossary'],
    },
  ],
};

export default sidebars;
