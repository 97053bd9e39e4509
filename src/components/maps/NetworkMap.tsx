import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Zone} from './Drawing';
import type {MapProps} from './texts';

/** Show who opens which connection in the network of a factory. */
export default function NetworkMap({title, alt, ...texts}: MapProps<'NetworkMap'>): ReactNode {
  return (
    <Drawing height={368} alt={alt} caption={title}>
      <Zone from={0} to={260} text={texts.network}>
        <Box at={[0, 40]} width={200} text={texts.stations} />
        <Box at={[240, 120]} width={80} text={texts.dns} />
        <Box at={[0, 200]} width={200} text={texts.edge} />
        <Box at={[240, 200]} width={80} text={texts.ntp} />
      </Zone>
      <Box at={[0, 320]} width={320} text={texts.platform} />
      <Arrow from={[40, 88]} to={[40, 200]} />
      <Label at={[48, 144]} text={texts.protocols} />
      <Arrow from={[200, 64]} via={[280, 64]} to={[280, 120]} />
      <Arrow from={[160, 200]} via={[160, 144]} to={[240, 144]} />
      <Arrow from={[200, 224]} to={[240, 224]} />
      <Arrow from={[100, 248]} to={[100, 320]} />
      <Label at={[108, 290]} text={texts.crossing} />
    </Drawing>
  );
}
