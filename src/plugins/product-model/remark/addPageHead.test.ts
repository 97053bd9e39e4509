import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../../content/parsePage';
import type {FrontMatter} from '../../../content/frontMatter';
import {model as fixture} from '../modelFixture';
import addPageHead from './addPageHead';

const role = 'operator';
const model = {
  glossary: fixture.glossary.map(({id, terms}) => ({
    id,
    terms: terms.map((term) => ({...term, id: role})),
  })),
};
const LIST = '- <PermissionNote ids="key-view" />\n- A factory.';

function run(text: string, frontMatter: FrontMatter, page = 'docs/obis/a.mdx'): string {
  const tree = structuredClone(parseMdx(text)) as unknown as Root;
  addPageHead({siteDir: '/site', model})(tree, {
    path: `/site/${page}`,
    data: {frontMatter},
  });
  const words = (node: object): unknown => ({
    is: 'name' in node ? node.name : (node as {type: string}).type,
    ...('attributes' in node && {has: (node.attributes as {name: string}[]).map(({name}) => name)}),
    ...('children' in node && {in: (node.children as object[]).map(words)}),
  });
  return JSON.stringify(tree.children.map(words));
}

describe('addPageHead', () => {
  it('puts the facts below the title, and takes the permissions from the list', () => {
    const page = run(`# Title\n\n${LIST}`, {role, irreversible: true});
    expect(page).toContain(
      '{"is":"PageHead","has":["roleName","irreversible"],"in":[{"is":"PermissionNote","has":["ids"],"in":[]}]}',
    );
    expect(page.match(/PermissionNote/g)).toHaveLength(1);
  });

  it('leaves permissions with more words, and those that are all of a list', () => {
    for (const list of [`${LIST.replace(' />', ' /> Only then.')}`, LIST.split('\n')[0] ?? '']) {
      expect(run(`# Title\n\n${list}`, {role})).toContain('"has":["roleName"],"in":[]}');
    }
  });

  it('leaves the permissions of a later list', () => {
    const page = run(`# Title\n\n- A.\n- B.\n\n## More\n\n${LIST}`, {role});
    expect(page).toContain('"is":"PageHead","has":["roleName"],"in":[]}');
  });

  it('leaves other pages as they are', () => {
    expect(run(`# Title\n\n${LIST}`, {})).not.toContain('PageHead');
  });
});
