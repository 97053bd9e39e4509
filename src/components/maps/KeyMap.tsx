import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './Drawing';
import type {MapProps} from './texts';

/** Draw how the objects of the console depend on each other: key, CA, CSR configuration, version, product, batch, device and reports. */
export default function KeyMap({title, alt, ...texts}: MapProps<'KeyMap'>): ReactNode {
  return (
    <Drawing height={368} alt={alt} caption={title}>
      <Box at={[0, 0]} width={80} text={texts.keys} />
      <Box at={[120, 0]} width={80} text={texts.ca} />
      <Box at={[120, 80]} width={200} text={texts.csr} />
      <Box at={[0, 160]} width={200} text={texts.version} />
      <Box at={[240, 160]} width={80} text={texts.product} />
      <Box at={[0, 240]} width={80} text={texts.batch} />
      <Box at={[120, 240]} width={200} text={texts.device} />
      <Box at={[0, 320]} width={320} text={texts.reports} />
      <Arrow from={[80, 24]} to={[120, 24]} />
      <Arrow from={[160, 48]} to={[160, 80]} />
      <Arrow from={[160, 128]} to={[160, 160]} />
      <Arrow from={[40, 48]} to={[40, 160]} />
      <Label at={[48, 95]} text={texts.shared} />
      <Arrow from={[240, 184]} to={[200, 184]} />
      <Arrow from={[40, 208]} to={[40, 240]} />
      <Arrow from={[80, 264]} to={[120, 264]} />
      <Arrow from={[220, 288]} to={[220, 320]} />
      <Label at={[212, 304]} end text={texts.record} />
    </Drawing>
  );
}
