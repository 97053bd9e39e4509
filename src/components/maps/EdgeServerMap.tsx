import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Arrow, Box, Drawing, Label, Zone, type MapProps} from './Drawing';
import {ntpServer, outside, platform, stations} from './names';

/** Show the parts of the edge server, and what they exchange with whom. */
export default function EdgeServerMap({alt, title}: MapProps): ReactNode {
  return (
    <Drawing height={448} alt={alt} caption={title}>
      <Box at={[0, 0]} width={320} name={stations()} />
      <Zone
        from={84}
        to={340}
        place="factory"
        name={translate({
          id: 'obis.map.edge.zone',
          message: 'Edge server',
          description: 'Map of the edge server: name of a zone',
        })}>
        <Box
          at={[0, 120]}
          width={200}
          name={translate({
            id: 'obis.map.edge.web',
            message: 'Web pages',
            description: 'Map of the edge server: a box',
          })}
          detail={translate({
            id: 'obis.map.edge.web.detail',
            message: 'and station interface',
            description: 'Map of the edge server: second line of a box',
          })}
        />
        <Box
          at={[0, 200]}
          width={200}
          name={translate({
            id: 'obis.map.edge.disk',
            message: 'Data disk',
            description: 'Map of the edge server: a box',
          })}
          detail={translate({
            id: 'obis.map.edge.disk.detail',
            message: 'batches, results, accounts',
            description: 'Map of the edge server: second line of a box',
          })}
        />
        <Box
          at={[0, 280]}
          width={200}
          name={translate({
            id: 'obis.map.edge.sync',
            message: 'Sync',
            description: 'Map of the edge server: a box',
          })}
        />
        <Box
          at={[240, 200]}
          width={80}
          name={translate({
            id: 'obis.map.edge.time',
            message: 'Time\nservice',
            description: 'Map of the edge server: a box of 80 pixels, with its line break',
          })}
        />
      </Zone>
      <Box at={[0, 400]} width={200} name={platform()} detail={outside()} />
      <Box at={[240, 400]} width={80} name={ntpServer()} />
      <Arrow from={[100, 48]} to={[100, 120]} both />
      <Arrow from={[100, 168]} to={[100, 200]} both />
      <Arrow from={[100, 248]} to={[100, 280]} both />
      <Arrow from={[100, 328]} to={[100, 400]} both />
      <Label at={[108, 370]}>
        {translate({
          id: 'obis.map.edge.crossing',
          message: 'results out, batches in',
          description: 'Map of the edge server: label of an arrow',
        })}
      </Label>
      <Arrow from={[280, 400]} to={[280, 248]} />
      <Arrow from={[280, 200]} to={[280, 48]} />
    </Drawing>
  );
}
