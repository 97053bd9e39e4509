/** `npm run links:outside [-- --dir build]`: asks for every address outside of the site that a built page links to. */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {settings} from '../site.settings';
import {checkLink} from './outside-links/checkLink';
import {listLinks} from './outside-links/listLinks';
import {showFindings, type Finding} from './lint/finding';
import {runMain} from './runMain';

async function main(): Promise<number> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  if (!fs.existsSync(values.dir)) {
    throw new Error(`There is no folder ${values.dir}. Fix: run npm run build first.`);
  }
  const links = listLinks(values.dir, settings.siteUrl);
  const findings: Record<'gone' | 'unsure', Finding[]> = {gone: [], unsure: []};
  // One after the other: they are few, and no server gets two questions at once.
  for (const [url, page] of links) {
    const {state, reason} = await checkLink(url);
    console.log(`${state} (${reason}): ${url}`);
    if (state === 'ok') continue;
    const message = `${url} ${state === 'gone' ? 'is gone' : 'did not answer as hoped'} (${reason})`;
    const fix =
      state === 'gone' ? 'link to its new address, or remove the link' : 'open it in a browser';
    findings[state].push({
      file: `${values.dir}/${page}`,
      line: 1,
      rule: 'outside-link',
      message,
      fix,
    });
  }
  const lines = [...showFindings(findings.gone), ...showFindings(findings.unsure, 'warning')];
  for (const line of lines) console.log(line);
  const {gone, unsure} = findings;
  console.log(`${links.size} addresses: ${gone.length} gone, ${unsure.length} to look at`);
  return gone.length > 0 ? 1 : 0;
}

void runMain(main);
