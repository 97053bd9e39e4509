import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import CrashReport from '@site/src/components/CrashReport';

/** Renders the crash page when the layout itself has crashed. */
export default function Error(props: Props): ReactNode {
  return <CrashReport {...props} />;
}
