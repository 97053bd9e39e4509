import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Arrow, Box, Drawing, Label, type MapProps} from './Drawing';

/** Show the certificate chain of a Matter device, who holds which key, and what a controller gets from whom. */
export default function CertificateMap({alt, title}: MapProps): ReactNode {
  return (
    <Drawing height={368} alt={alt} caption={title}>
      <Box
        at={[0, 0]}
        width={200}
        name={translate({
          id: 'obis.map.certificate.paa',
          message: 'PAA, the root CA',
          description: 'Map of the certificates: a box',
        })}
        detail={translate({
          id: 'obis.map.certificate.paa.detail',
          message: 'key: PAA operator',
          description: 'Map of the certificates: second line of a box',
        })}
      />
      <Box
        at={[0, 80]}
        width={200}
        name={translate({
          id: 'obis.map.certificate.pai',
          message: 'PAI, intermediate CA',
          description: 'Map of the certificates: a box',
        })}
        detail={translate({
          id: 'obis.map.certificate.pai.detail',
          message: 'key: vendor, in the HSM',
          description: 'Map of the certificates: second line of a box',
        })}
      />
      <Box
        at={[0, 160]}
        width={200}
        name={translate({
          id: 'obis.map.certificate.dac',
          message: 'DAC, one per device',
          description: 'Map of the certificates: a box',
        })}
        detail={translate({
          id: 'obis.map.certificate.dac.detail',
          message: 'key: the device',
          description: 'Map of the certificates: second line of a box',
        })}
      />
      <Box
        at={[0, 240]}
        width={200}
        name={translate({
          id: 'obis.map.certificate.device',
          message: 'Device',
          description: 'Map of the certificates: a box',
        })}
        detail={translate({
          id: 'obis.map.certificate.device.detail',
          message: 'stores DAC, key, PAI',
          description: 'Map of the certificates: second line of a box',
        })}
      />
      <Box
        at={[0, 320]}
        width={320}
        name={translate({
          id: 'obis.map.certificate.controller',
          message: 'Controller',
          description: 'Map of the certificates: a box',
        })}
        detail={translate({
          id: 'obis.map.certificate.controller.detail',
          message: 'trusts the PAA',
          description: 'Map of the certificates: second line of a box',
        })}
      />
      <Arrow from={[100, 48]} to={[100, 80]} />
      <Label at={[108, 64]}>
        {translate({
          id: 'obis.map.certificate.signs',
          message: 'signs',
          description: 'Map of the certificates: label of an arrow',
        })}
      </Label>
      <Arrow from={[100, 128]} to={[100, 160]} />
      <Label at={[108, 144]}>
        {translate({
          id: 'obis.map.certificate.signs',
          message: 'signs',
          description: 'Map of the certificates: label of an arrow',
        })}
      </Label>
      <Arrow from={[100, 208]} to={[100, 240]} />
      <Label at={[108, 224]}>
        {translate({
          id: 'obis.map.certificate.written',
          message: 'written to',
          description: 'Map of the certificates: label of an arrow',
        })}
      </Label>
      <Arrow from={[100, 288]} to={[100, 320]} />
      <Label at={[108, 304]}>
        {translate({
          id: 'obis.map.certificate.shows',
          message: 'shows DAC and PAI',
          description: 'Map of the certificates: label of an arrow',
        })}
      </Label>
      <Arrow from={[200, 24]} via={[280, 24]} to={[280, 320]} />
      <Label at={[272, 166]} end>
        {translate({
          id: 'obis.map.certificate.dcl',
          message: 'known\nthrough\nthe DCL',
          description: 'Map of the certificates: label of an arrow, with its line breaks',
        })}
      </Label>
    </Drawing>
  );
}
