import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {CloseIcon, MinusIcon, PlusIcon} from './icons';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  /** Above the picture: its caption, where it has one. */
  readonly title: ReactNode;
  readonly ratio: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Zoom levels, relative to the size that fits the window. */
const SCALES = [1, 1.5, 2, 3, 4];

/** Only a click on the backdrop has the dialog itself as its target. */
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}

type ButtonProps = {
  readonly name: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function BarButton({name, children, ...props}: ButtonProps): ReactNode {
  return (
    <button type="button" className={styles.button} aria-label={name} title={name} {...props}>
      {children}
    </button>
  );
}

/** Lightbox in a native modal `<dialog>`: Escape closes it and restores focus. */
export default function ZoomDialog({label, title, ratio, onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(0);
  useEffect(() => {
    dialog.current?.showModal();
    const page = document.documentElement;
    page.dataset.zoomed = '';
    return () => {
      delete page.dataset.zoomed;
    };
  }, []);
  const size = {'--ratio': ratio, '--scale': SCALES[step] ?? 1} as CSSProperties;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={closeFromBackdrop}>
      <div className={styles.bar}>
        <BarButton
          name={translate({
            id: 'obis.zoom.close',
            message: 'Close',
            description: 'Button that closes the enlarged picture',
          })}
          onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </BarButton>
        <div className={styles.name}>{title}</div>
        <BarButton
          name={translate({
            id: 'obis.zoom.out',
            message: 'Smaller',
            description: 'Button that makes the enlarged picture smaller',
          })}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}>
          <MinusIcon />
        </BarButton>
        <BarButton
          name={translate({
            id: 'obis.zoom.in',
            message: 'Larger',
            description: 'Button that makes the enlarged picture larger',
          })}
          disabled={step === SCALES.length - 1}
          onClick={() => setStep(step + 1)}>
          <PlusIcon />
        </BarButton>
      </div>
      {/* Focusable, so that the arrow keys scroll an enlarged image. */}
      <div className={styles.area} role="group" aria-label={label} tabIndex={0}>
        <div className={styles.sheet} style={size}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
