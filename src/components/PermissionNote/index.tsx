import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {PermissionData} from '@site/src/plugins/product-model/kinds/permissions';

type Props = {readonly data: readonly PermissionData[]};

/** Show a sentence that says which permissions a task needs. */
export default function PermissionNote({data}: Props): ReactNode {
  const separator = translate({
    id: 'obis.permissionNote.separator',
    message: ', ',
    description: 'Between two names in a list of permissions',
  });
  // A single element, because <Translate> converts an array to a string.
  const names = (
    <>
      {data.map(({name}, index) => (
        <Fragment key={name}>
          {index > 0 && separator}
          <b>{name}</b>
        </Fragment>
      ))}
    </>
  );
  return data.length === 1 ? (
    <Translate
      id="obis.permissionNote.one"
      description="Which permission a task needs"
      values={{name: names}}>
      {'You need the permission {name}.'}
    </Translate>
  ) : (
    <Translate
      id="obis.permissionNote.many"
      description="Which permissions a task needs, all of them"
      values={{names}}>
      {'You need these permissions: {names}.'}
    </Translate>
  );
}
