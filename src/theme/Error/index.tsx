import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import CrashPage from '@site/src/components/CrashPage';

/** Renders the crash page when the layout itself has crashed. */
export default function Error(props: Props): ReactNode {
  return <CrashPage {...props} />;
}
