import {translate} from '@docusaurus/Translate';
import {commandHostOf, type CommandHost} from '@site/src/content/commandHosts';

const titles = (): Readonly<Record<CommandHost, string>> => ({
  edge: translate({
    id: 'obis.code.edge',
    message: 'On the edge server',
    description: 'Title of a block of commands',
  }),
  station: translate({
    id: 'obis.code.station',
    message: 'On the station PC',
    description: 'Title of a block of commands',
  }),
  sender: translate({
    id: 'obis.code.sender',
    message: 'On the sender’s computer',
    description: 'Title of a block of commands',
  }),
  pc: translate({
    id: 'obis.code.pc',
    message: 'On your PC',
    description: 'Title of a block of commands',
  }),
});

/** Return the title of a block of commands, from `host=…` after the fence. It names the computer on which to type them. */
export function commandBlockTitle(metastring?: string): string | undefined {
  const host = commandHostOf(metastring);
  return host && titles()[host];
}
