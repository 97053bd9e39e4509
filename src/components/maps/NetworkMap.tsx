import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Arrow, Box, Drawing, Label, Zone, type MapProps} from './Drawing';
import {edgeService, ntpServer, outside, platform, stations} from './names';

/** Show who opens which connection in the network of a factory. */
export default function NetworkMap({alt, title}: MapProps): ReactNode {
  return (
    <Drawing height={368} alt={alt} caption={title}>
      <Zone
        from={0}
        to={260}
        place="factory"
        name={translate({
          id: 'obis.map.network.zone',
          message: 'Factory network',
          description: 'Map of the factory network: name of a zone',
        })}>
        <Box at={[0, 40]} width={200} name={stations()} />
        <Box
          at={[240, 120]}
          width={80}
          name={translate({
            id: 'obis.map.network.dns',
            message: 'DNS\nserver',
            description: 'Map of the factory network: a box of 80 pixels, with its line break',
          })}
        />
        <Box at={[0, 200]} width={200} name={edgeService()} />
        <Box at={[240, 200]} width={80} name={ntpServer()} />
      </Zone>
      <Box at={[0, 320]} width={320} name={platform()} detail={outside()} />
      <Arrow from={[40, 88]} to={[40, 200]} />
      <Label at={[48, 144]}>
        {translate({
          id: 'obis.map.network.station',
          message: 'HTTPS, NTP',
          description: 'Map of the factory network: label of an arrow',
        })}
      </Label>
      <Arrow from={[200, 64]} via={[280, 64]} to={[280, 120]} />
      <Arrow from={[160, 200]} via={[160, 144]} to={[240, 144]} />
      <Arrow from={[200, 224]} to={[240, 224]} />
      <Arrow from={[100, 248]} to={[100, 320]} />
      <Label at={[108, 290]}>
        {translate({
          id: 'obis.map.network.crossing',
          message: 'HTTPS, through the firewall',
          description: 'Map of the factory network: label of an arrow',
        })}
      </Label>
    </Drawing>
  );
}
