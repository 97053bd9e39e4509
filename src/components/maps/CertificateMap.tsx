import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Line} from './Drawing';
import type {MapProps} from './texts';

/** Show the certificate chain of a Matter device, who holds which key, and what a controller gets from whom. */
export default function CertificateMap({
  title,
  alt,
  ...texts
}: MapProps<'CertificateMap'>): ReactNode {
  return (
    <Drawing height={368} alt={alt} caption={title}>
      <Box at={[0, 0]} width={200} text={texts.paa} isOutside />
      <Box at={[0, 80]} width={200} text={texts.pai} />
      <Box at={[0, 160]} width={200} text={texts.dac} />
      <Box at={[0, 240]} width={200} text={texts.device} />
      <Box at={[0, 320]} width={320} text={texts.controller} isOutside />
      <Arrow from={[100, 48]} to={[100, 80]} />
      <Label at={[108, 64]} text={texts.signs} />
      <Arrow from={[100, 128]} to={[100, 160]} />
      <Label at={[108, 144]} text={texts.signs} />
      <Arrow from={[100, 208]} to={[100, 240]} />
      <Label at={[108, 224]} text={texts.written} />
      <Arrow from={[100, 288]} to={[100, 320]} />
      <Label at={[108, 304]} text={texts.shows} />
      <Line from={[200, 24]} to={[280, 24]} />
      <Arrow from={[280, 24]} to={[280, 320]} />
      <Label at={[272, 166]} end text={texts.dcl} />
    </Drawing>
  );
}
