import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PermissionAreaData} from '@site/src/plugins/product-model/kinds/permissions';
import FactTable from '../FactTable';

type Props = {readonly data: readonly PermissionAreaData[]};

/** Show a table of all permissions and what they allow, by area. */
export default function PermissionTable({data}: Props): ReactNode {
  const permission = translate({
    id: 'obis.permissionTable.permission',
    message: 'Permission',
    description: 'Column of the table of permissions: the permission',
  });
  const allows = translate({
    id: 'obis.permissionTable.allows',
    message: 'What it allows',
    description: 'Column of the table of permissions: what the permission allows',
  });
  return (
    <FactTable
      columns={[
        {heading: permission, cell: (row) => row.name},
        {heading: allows, cell: (row) => row.allows},
      ]}
      groups={data.map(({name, permissions}) => ({name, rows: permissions}))}
    />
  );
}
