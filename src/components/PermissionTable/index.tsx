import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PermissionAreaSlice} from '@site/src/plugins/product-model/kinds/permissions';
import DataTable from '../DataTable';

type Props = {readonly data: readonly PermissionAreaSlice[]};

/** Every permission and what it allows, area by area. */
export default function PermissionTable({data}: Props): ReactNode {
  const label = translate({
    id: 'obis.permissionTable.label',
    message: 'Permissions',
    description: 'Name of the table of all permissions for screen readers',
  });
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
    <DataTable cards label={label} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {permission}
          </th>
          <th scope="col" role="columnheader">
            {allows}
          </th>
        </tr>
      </thead>
      {data.map((area) => (
        <tbody key={area.name} role="rowgroup">
          <tr role="row">
            <th scope="rowgroup" role="rowheader" colSpan={2}>
              {area.name}
            </th>
          </tr>
          {area.permissions.map((row) => (
            <tr key={row.name} role="row">
              <th scope="row" role="rowheader">
                {row.name}
              </th>
              <td role="cell" data-label={allows}>
                {row.allows}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}
