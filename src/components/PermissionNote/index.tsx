import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {PermissionData} from '@site/src/plugins/product-model/kinds/permissions';
import {listSeparator} from '../listSeparator';

type Props = {readonly data: readonly PermissionData[]};

/** Show which permissions a task needs. */
export default function PermissionNote({data}: Props): ReactNode {
  // A single element, because <Translate> converts an array to a string.
  const names = (
    <>
      {data.map(({name}, index) => (
        <Fragment key={name}>
          {index > 0 && listSeparator()}
          <b>{name}</b>
        </Fragment>
      ))}
    </>
  );
  return (
    <Translate
      id="obis.permissionNote.names"
      description="Which permissions a task needs, all of them; {names} is one or more"
      values={{names}}>
      {'Permissions: {names}'}
    </Translate>
  );
}
