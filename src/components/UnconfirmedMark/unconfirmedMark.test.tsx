import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/Translate', () => ({default: String, translate: String}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, title, ...props}: Record<'to' | 'title' | 'data-fact', string>) => (
    <a href={to} title={title} data-fact={props['data-fact']} />
  ),
}));
const {default: UnconfirmedMark} = await import('./index');

const mark = (id: string) => ({id, where: 'data/x.yaml:3'});
type Row = {name: string; value: unknown};

/** A component with a row for each entry, as tables of the product model have them. */
function Table({data}: {readonly data: unknown}) {
  const {rows} = data as {rows: Row[]};
  return rows.map(({name, value}) => <p key={name}>{value as string}</p>);
}

describe('the review view', () => {
  it('marks the rows that wait, in their order', () => {
    const rows = ['a', 'b', 'c'].map((name) => ({name, value: name}));
    const html = renderToStaticMarkup(
      <UnconfirmedMark rows marks={[[mark('limit:a'), null], [mark('limit:c')]]}>
        <Table data={{rows}} />
      </UnconfirmedMark>,
    );
    const found = [...html.matchAll(/<p>(\w)(?: <a [^>]*data-fact="([^"]*)")?/g)];
    expect(found.map(([, row, fact]) => [row, fact])).toEqual([
      ['a', 'limit:a, data/x.yaml:3'],
      ['b', undefined],
      ['c', 'limit:c, data/x.yaml:3'],
    ]);
  });

  it('puts the mark of a single fact after it, as a link to the list', () => {
    const html = renderToStaticMarkup(
      <UnconfirmedMark marks={[mark('label:kms.Create key')]}>
        <Table data={{rows: [{name: 'a', value: 'text'}]}} />
      </UnconfirmedMark>,
    );
    expect(html).toContain('<p>text</p><a ');
    expect(html).toContain('href="#review-label%3Akms.Create%20key"');
    expect(html).toContain('title="label:kms.Create key, data/x.yaml:3"');
  });
});
