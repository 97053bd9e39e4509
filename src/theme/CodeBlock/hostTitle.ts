import {translate} from '@docusaurus/Translate';

/** Where the reader types the commands of a block, as the fence says with `host=…`; `tools/lint` knows the same names. */
export function hostTitle(metastring = ''): string | undefined {
  switch (/\bhost=(\w+)/.exec(metastring)?.[1]) {
    case 'edge':
      return translate({
        id: 'obis.code.edge',
        message: 'On the edge server',
        description: 'Title of a block of commands',
      });
    case 'station':
      return translate({
        id: 'obis.code.station',
        message: 'On the station PC',
        description: 'Title of a block of commands',
      });
    case 'sender':
      return translate({
        id: 'obis.code.sender',
        message: 'On the sender’s computer',
        description: 'Title of a block of commands',
      });
    case 'pc':
      return translate({
        id: 'obis.code.pc',
        message: 'On your PC',
        description: 'Title of a block of commands',
      });
    case undefined:
    default:
      return undefined;
  }
}
