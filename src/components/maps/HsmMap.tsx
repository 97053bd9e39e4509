import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Arrow, Box, Drawing, Label, Zone, type MapProps} from './Drawing';
import {edgeService} from './names';

/** Show what crosses the boundary of the HSM, and in which form. */
export default function HsmMap({alt, title}: MapProps): ReactNode {
  return (
    <Drawing height={421} alt={alt} caption={title}>
      <Box
        at={[0, 0]}
        width={80}
        name={translate({
          id: 'obis.home.map.console',
          message: 'Console',
          description: 'Landing page: part of OBIS',
        })}
      />
      <Box
        at={[120, 0]}
        width={200}
        name={translate({
          id: 'obis.map.hsm.supplier',
          message: 'Supplier',
          description: 'Map of the HSM boundary: a box',
        })}
      />
      <Zone from={84} to={180} place="platform" name="HSM" nameAt={60}>
        <Box
          at={[0, 120]}
          width={320}
          name={translate({
            id: 'obis.map.hsm.keys',
            message: 'Keys in clear',
            description: 'Map of the HSM boundary: a box',
          })}
        />
      </Zone>
      <Box
        at={[0, 280]}
        width={80}
        name={translate({
          id: 'obis.map.hsm.public',
          message: 'Console,\nPKI',
          description: 'Map of the HSM boundary: a box of 80 pixels, with its line break',
        })}
      />
      <Zone
        from={244}
        to={420}
        left={120}
        place="factory"
        name={translate({
          id: 'obis.home.map.factory',
          message: 'In the factory',
          description: 'Landing page: place in the picture',
        })}>
        <Box at={[120, 280]} width={200} name={edgeService()} />
        <Box
          at={[120, 360]}
          width={200}
          name={translate({
            id: 'obis.home.map.station',
            message: 'Station',
            description: 'Landing page: part of OBIS',
          })}
        />
      </Zone>
      <Arrow from={[40, 48]} to={[40, 120]} />
      <Label at={[48, 66]}>
        {translate({
          id: 'obis.map.hsm.commands',
          message: 'commands',
          description: 'Map of the HSM boundary: label of an arrow',
        })}
      </Label>
      <Arrow from={[220, 48]} to={[220, 120]} />
      <Label at={[228, 66]}>
        {translate({
          id: 'obis.map.hsm.wrapped',
          message: 'wrapped keys',
          description: 'Map of the HSM boundary: label of an arrow',
        })}
      </Label>
      <Arrow from={[40, 168]} to={[40, 280]} />
      <Label at={[48, 194]}>
        {translate({
          id: 'obis.map.hsm.data',
          message: 'public keys,\nsignatures,\ncheck values',
          description: 'Map of the HSM boundary: label of an arrow, with its line breaks',
        })}
      </Label>
      <Arrow from={[220, 168]} to={[220, 280]} />
      <Label at={[228, 212]}>
        {translate({
          id: 'obis.map.hsm.wrapped',
          message: 'wrapped keys',
          description: 'Map of the HSM boundary: label of an arrow',
        })}
      </Label>
      <Arrow from={[220, 328]} to={[220, 360]} />
      <Label at={[228, 344]}>
        {translate({
          id: 'obis.map.hsm.wrapped',
          message: 'wrapped keys',
          description: 'Map of the HSM boundary: label of an arrow',
        })}
      </Label>
    </Drawing>
  );
}
