import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Arrow, Box, Drawing, Label, type MapProps} from './Drawing';

/** Show how the objects of the console use each other, from a key to a report. */
export default function KeyMap({alt, title}: MapProps): ReactNode {
  return (
    <Drawing height={368} alt={alt} caption={title}>
      <Box
        at={[0, 0]}
        width={80}
        name={translate({
          id: 'obis.map.key.key',
          message: 'Key',
          description: 'Map of the objects: a box',
        })}
      />
      <Box at={[120, 0]} width={80} name="CA" />
      <Box
        at={[120, 80]}
        width={200}
        name={translate({
          id: 'obis.map.key.csr',
          message: 'CSR configuration',
          description: 'Map of the objects: a box',
        })}
      />
      <Box
        at={[0, 160]}
        width={200}
        name={translate({
          id: 'obis.map.key.version',
          message: 'Version',
          description: 'Map of the objects: a box',
        })}
      />
      <Box
        at={[240, 160]}
        width={80}
        name={translate({
          id: 'obis.map.key.product',
          message: 'Product',
          description: 'Map of the objects: a box',
        })}
      />
      <Box
        at={[0, 240]}
        width={80}
        name={translate({
          id: 'obis.map.key.batch',
          message: 'Batch',
          description: 'Map of the objects: a box',
        })}
      />
      <Box
        at={[120, 240]}
        width={200}
        name={translate({
          id: 'obis.map.key.device',
          message: 'Device',
          description: 'Map of the objects: a box',
        })}
        detail={translate({
          id: 'obis.map.key.device.detail',
          message: 'programmed in the factory',
          description: 'Map of the objects: second line of a box',
        })}
      />
      <Box
        at={[0, 320]}
        width={320}
        name={translate({
          id: 'obis.map.key.reports',
          message: 'Production history, DAC report',
          description: 'Map of the objects: a box',
        })}
      />
      <Arrow from={[80, 24]} to={[120, 24]} />
      <Arrow from={[160, 48]} to={[160, 80]} />
      <Arrow from={[160, 128]} to={[160, 160]} />
      <Arrow from={[40, 48]} to={[40, 160]} />
      <Label at={[48, 95]}>
        {translate({
          id: 'obis.map.key.shared',
          message: 'shared\nkeys',
          description: 'Map of the objects: label of an arrow, with its line break',
        })}
      </Label>
      <Arrow from={[240, 184]} to={[200, 184]} />
      <Arrow from={[40, 208]} to={[40, 240]} />
      <Arrow from={[80, 264]} to={[120, 264]} />
      <Arrow from={[220, 288]} to={[220, 320]} />
      <Label at={[212, 304]} end>
        {translate({
          id: 'obis.map.key.record',
          message: 'one programming record each',
          description: 'Map of the objects: label of an arrow',
        })}
      </Label>
    </Drawing>
  );
}
