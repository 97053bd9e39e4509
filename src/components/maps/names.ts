import {translate} from '@docusaurus/Translate';

/* Names that stand in more than one map. */

export const edgeService = (): string =>
  translate({
    id: 'obis.home.map.edge',
    message: 'Edge service',
    description: 'Landing page: part of OBIS',
  });

export const ntpServer = (): string =>
  translate({
    id: 'obis.map.ntpServer',
    message: 'NTP\nserver',
    description: 'Map: a box of 80 pixels, with its line break',
  });

export const outside = (): string =>
  translate({
    id: 'obis.map.outside',
    message: 'outside the factory',
    description: 'Map: where the platform is, in its box',
  });

export const platform = (): string =>
  translate({id: 'obis.map.platform', message: 'OBIS platform', description: 'Map: a box'});

export const stations = (): string =>
  translate({id: 'obis.map.stations', message: 'Stations, browsers', description: 'Map: a box'});
