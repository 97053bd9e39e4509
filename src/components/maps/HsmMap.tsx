import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Zone} from './Drawing';
import type {MapProps} from './texts';

/** Show what crosses the boundary of the HSM, and in which form. */
export default function HsmMap({title, alt, ...texts}: MapProps<'HsmMap'>): ReactNode {
  return (
    <Drawing height={421} alt={alt} caption={title}>
      <Box at={[0, 0]} width={80} text={texts.console} />
      <Box at={[120, 0]} width={200} text={texts.supplier} isOutside />
      <Zone from={84} to={180} text={texts.hsm}>
        <Box at={[0, 120]} width={320} text={texts.keys} />
      </Zone>
      <Box at={[0, 280]} width={80} text={texts.recipients} />
      <Zone from={244} to={420} left={120} text={texts.factory}>
        <Box at={[120, 280]} width={200} text={texts.edge} />
        <Box at={[120, 360]} width={200} text={texts.station} />
      </Zone>
      <Arrow from={[40, 48]} to={[40, 120]} />
      <Label at={[48, 66]} text={texts.commands} />
      <Arrow from={[220, 48]} to={[220, 120]} />
      <Label at={[228, 66]} text={texts.wrapped} />
      <Arrow from={[40, 168]} to={[40, 280]} />
      <Label at={[48, 194]} text={texts.output} />
      <Arrow from={[220, 168]} to={[220, 280]} />
      <Label at={[228, 212]} text={texts.wrapped} />
      <Arrow from={[220, 328]} to={[220, 360]} />
      <Label at={[228, 344]} text={texts.wrapped} />
    </Drawing>
  );
}
