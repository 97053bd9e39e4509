import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../../content/parsePage';
import type {FrontMatter} from '../../../content/frontMatter';
import {PAGE_ROLES} from '../../../content/roles';
import {model as fixture} from '../modelFixture';
import addPageHead from './addPageHead';

const role = 'operator' as const;
const model = {
  glossary: fixture.glossary.map(({id, terms}) => ({
    id,
    terms: terms.flatMap((term) => PAGE_ROLES.map((id) => ({...term, id}))),
  })),
  permissions: fixture.permissions,
};
const permissions = ['key-create'];

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
  it('puts the facts below the title', () => {
    const page = run('Text.\n\n# Title\n\nText.', {role, permissions, irreversible: true});
    expect(page).toContain(
      '{"is":"heading","in":[{"is":"text"}]},{"is":"PageHead","has":["roleName","irreversible"],"in":[{"is":"PermissionNote","has":["ids"],"in":[]}]}',
    );
  });

  it('stops on a role that the glossary does not explain', () => {
    const add = addPageHead({siteDir: '/site', model: {...model, glossary: []}});
    const file = {path: '/site/docs/obis/a.mdx', data: {frontMatter: {role}}};
    expect(() => add(structuredClone(parseMdx('# A')) as unknown as Root, file)).toThrow(
      /no term for the role "operator"/,
    );
  });

  it('leaves out what the front matter does not say', () => {
    expect(run('# Title', {role})).toContain('"is":"PageHead","has":["roleName"],"in":[]}');
  });

  it('leaves other pages as they are', () => {
    expect(run('# Title', {permissions})).not.toContain('PageHead');
  });

  it('shows the description of a page whose text begins with a heading', () => {
    const description = 'Find a key.';
    const [title, summary] = JSON.parse(run('# Title\n\n## Steps', {description})) as unknown[];
    expect(title).toMatchObject({is: 'heading'});
    expect(summary).toMatchObject({is: 'p', in: [{is: 'text'}]});
    expect(run('# Title\n\nText.', {description})).not.toContain('"is":"p"');
  });

  it('stops at a permission that data/ does not have', () => {
    expect(() => run('# Title', {role, permissions: ['key-crate']})).toThrow(
      'docs/obis/a.mdx front-matter: permissions names "key-crate", which data/permissions does not have. Fix: Did you mean key-create?',
    );
  });
});
