import type {ReactNode} from 'react';

type Props = {readonly path: string};

function Icon({path}: Props): ReactNode {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none">
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Two arrows that point out of a box. */
export const EnlargeIcon = (): ReactNode => <Icon path="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />;
/** A cross. */
export const CloseIcon = (): ReactNode => <Icon path="m5 5 10 10M15 5 5 15" />;
/** A plus sign. */
export const PlusIcon = (): ReactNode => <Icon path="M10 4v12M4 10h12" />;
/** A minus sign. */
export const MinusIcon = (): ReactNode => <Icon path="M4 10h12" />;
