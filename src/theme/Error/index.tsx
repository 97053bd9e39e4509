import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import CrashPage from '@site/src/components/CrashPage';

/** Show the crash page if the layout has crashed. */
export default function Error(props: Props): ReactNode {
  return <CrashPage {...props} />;
}
