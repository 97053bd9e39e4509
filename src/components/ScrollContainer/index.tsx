import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useOverflows} from './useOverflows';

type Props = {readonly label: string; readonly className?: string; readonly children: ReactNode};

/** Show content in a container that scrolls horizontally. The container takes the keyboard focus only if its content is too wide. */
export default function ScrollContainer({label, className, children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(frame);
  return (
    <div
      ref={frame}
      className={clsx('obis-scroll', className)}
      role="group"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}>
      {children}
    </div>
  );
}
