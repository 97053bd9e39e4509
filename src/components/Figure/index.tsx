import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import ZoomableFigure from '../ZoomableFigure';
import styles from './styles.module.css';

type Props = {
  /** Site path of the image for light mode, such as `/img/console.svg`. */
  readonly light: string;
  /** The same for dark mode; defaults to the light image. */
  readonly dark?: string;
  readonly alt: string;
  /** Set at build time from the file, to avoid layout shift. */
  readonly width: string;
  readonly height: string;
  readonly children?: ReactNode;
};

/** An image with a light and a dark source and an optional caption, which can be enlarged. */
export default function Figure({
  light,
  dark = light,
  alt,
  width,
  height,
  children,
}: Props): ReactNode {
  const picture = {
    sources: {light: useBaseUrl(light), dark: useBaseUrl(dark)},
    alt,
    width,
    height,
  };
  return (
    <ZoomableFigure label={alt} enlarged={<ThemedImage {...picture} />} caption={children}>
      <ThemedImage {...picture} className={styles.picture} loading="lazy" decoding="async" />
    </ZoomableFigure>
  );
}
