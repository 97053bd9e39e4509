import {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from './Note';

/** A production build drops the branch, and with it the note's code. */
const Note = process.env.NODE_ENV === 'development' ? lazy(() => import('./Note')) : undefined;

/** Says in `npm start` how old the searched index is, or how to make one. Nothing on a built site. */
export default function IndexAge(props: Props): ReactNode {
  return (
    Note && (
      <Suspense fallback={null}>
        <Note {...props} />
      </Suspense>
    )
  );
}
