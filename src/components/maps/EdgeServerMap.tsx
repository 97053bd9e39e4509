import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Zone} from './Drawing';
import type {MapProps} from './texts';

/** Show the parts of the edge server, and what they exchange with whom. */
export default function EdgeServerMap({
  title,
  alt,
  ...texts
}: MapProps<'EdgeServerMap'>): ReactNode {
  return (
    <Drawing height={448} alt={alt} caption={title}>
      <Box at={[0, 0]} width={320} text={texts.stations} />
      <Zone from={84} to={340} text={texts.server}>
        <Box at={[0, 120]} width={200} text={texts.web} />
        <Box at={[0, 200]} width={200} text={texts.disk} />
        <Box at={[0, 280]} width={200} text={texts.sync} />
        <Box at={[240, 200]} width={80} text={texts.time} />
      </Zone>
      <Box at={[0, 400]} width={200} text={texts.platform} />
      <Box at={[240, 400]} width={80} text={texts.ntp} />
      <Arrow from={[100, 48]} to={[100, 120]} both />
      <Arrow from={[100, 168]} to={[100, 200]} both />
      <Arrow from={[100, 248]} to={[100, 280]} both />
      <Arrow from={[100, 328]} to={[100, 400]} both />
      <Label at={[108, 370]} text={texts.crossing} />
      <Arrow from={[280, 400]} to={[280, 248]} />
      <Arrow from={[280, 200]} to={[280, 48]} />
    </Drawing>
  );
}
