import {useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ZoomDialog from './ZoomDialog';
import {EnlargeIcon} from './icons';
import styles from './styles.module.css';

type Props = {
  /** What the picture is called, for the button and the dialog. */
  readonly label: string;
  /** Its width divided by its height. */
  readonly ratio: number;
  /** The picture once more, without a size of its own. */
  readonly enlarged: ReactNode;
  readonly caption?: ReactNode;
  /** The picture on the page. */
  readonly children: ReactNode;
};

/** Selecting words of a picture is no wish to enlarge it. */
const isSelecting = (): boolean => window.getSelection()?.isCollapsed === false;

/**
 * A figure that a button, or a touch of the picture, shows as large as the window. Without scripts it is the picture
 * and its caption.
 */
export default function Zoom({label, ratio, enlarged, caption, children}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const openFromPicture = () => {
    if (isSelecting()) return;
    // The dialog gives the focus back to where it was, and a picture cannot have it.
    button.current?.focus();
    setOpen(true);
  };
  const name = translate(
    {
      id: 'obis.zoom.open',
      message: 'Enlarge: {label}',
      description: 'Button that shows a picture as large as the window',
    },
    {label},
  );
  return (
    <figure className={styles.figure}>
      <div className={styles.picture} onClick={openFromPicture}>
        {children}
      </div>
      <div className={styles.foot}>
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-label={name}
          title={name}
          onClick={() => setOpen(true)}>
          <EnlargeIcon />
        </button>
      </div>
      {open && (
        <ZoomDialog label={label} ratio={ratio} onClose={() => setOpen(false)}>
          {enlarged}
        </ZoomDialog>
      )}
    </figure>
  );
}
