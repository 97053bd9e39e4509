import {useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ZoomDialog from './ZoomDialog';
import {EnlargeIcon} from './icons';
import styles from './styles.module.css';

type Props = {
  /** Accessible name of the image, for the button and the dialog. */
  readonly label: string;
  /** Aspect ratio: width / height. */
  readonly ratio: number;
  /** A copy of the image without an intrinsic size. */
  readonly enlarged: ReactNode;
  readonly caption?: ReactNode;
  /** The image on the page. */
  readonly children: ReactNode;
};

/** A click that ends a text selection must not open the dialog. */
const isSelecting = (): boolean => window.getSelection()?.isCollapsed === false;

/**
 * A figure that opens in a lightbox, by its button or a click on the image. Without JavaScript it is the image and its
 * caption.
 */
export default function Zoom({label, ratio, enlarged, caption, children}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const openFromPicture = () => {
    if (isSelecting()) return;
    // The dialog restores focus when it closes, and the image is not focusable.
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
        <ZoomDialog
          label={label}
          title={caption ?? label}
          ratio={ratio}
          onClose={() => setOpen(false)}>
          {enlarged}
        </ZoomDialog>
      )}
    </figure>
  );
}
