import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {showModal} from '@site/src/lib/focusPlace';
import IconClose from '@theme/Icon/Close';
import styles from './styles.module.css';

type Props = {
  /** Accessible name of the picture, for the button and the dialog. */
  readonly label: string;
  /** A copy of the picture for the dialog, with its width and height. */
  readonly enlarged: ReactNode;
  readonly caption?: ReactNode;
  /** The picture on the page. */
  readonly children: ReactNode;
};

function enlarge(dialog: HTMLDialogElement): () => void {
  const {dataset} = document.documentElement;
  const close = showModal(dialog);
  // An attribute and not `:has()`, which browsers would evaluate again for each element that React adds.
  dataset.enlarged = '';
  return () => {
    delete dataset.enlarged;
    close();
  };
}

/** Close the dialog if the reader clicks beside it. Only then, the dialog itself is the target of the event. */
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}

/**
 * Show a figure with a button that enlarges it in a modal dialog. A click on the picture does the same. Without scripts, it is a
 * picture with a caption.
 */
export default function ZoomableFigure({label, enlarged, caption, children}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    // Do not open the dialog when the reader selects text with the mouse.
    if (window.getSelection()?.isCollapsed === false) return;
    // When the dialog closes, it returns the focus to this button.
    button.current?.focus();
    setIsOpen(true);
  };
  const name = translate(
    {
      id: 'obis.zoom.open',
      message: 'Enlarge: {label}',
      description: 'Button that shows a picture as large as the window',
    },
    {label},
  );
  const close = translate({
    id: 'obis.zoom.close',
    message: 'Close',
    description: 'Button that closes the enlarged picture',
  });
  return (
    <figure className={styles.figure}>
      <div className={styles.picture} onClick={open}>
        {children}
      </div>
      <button
        ref={button}
        className="clean-btn needs-scripts"
        type="button"
        aria-label={name}
        title={name}
        onClick={open}>
        <svg aria-hidden="true" width="20" height="20" fill="none" stroke="currentColor">
          <path d="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" strokeWidth="1.75" />
        </svg>
      </button>
      {isOpen && (
        <dialog
          ref={enlarge}
          className={styles.dialog}
          aria-label={label}
          onClose={() => setIsOpen(false)}
          onClick={closeFromBackdrop}>
          <form method="dialog" className={styles.bar}>
            <button className="clean-btn" aria-label={close} title={close}>
              <IconClose aria-hidden width={20} height={20} />
            </button>
            <div className={styles.caption}>{caption ?? label}</div>
          </form>
          {/* Takes the focus, so that the arrow keys scroll a large picture. */}
          <div className={styles.area} role="group" aria-label={label} tabIndex={0}>
            {enlarged}
          </div>
        </dialog>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
