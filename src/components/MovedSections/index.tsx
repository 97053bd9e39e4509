import {createContext, useContext, useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import moved from '@generated/obis-redirects/default/moved.json';
import type {MovedSection} from '@site/src/plugins/redirects/movedSections';

const NONE: readonly MovedSection[] = [];

/** The sections that a page has lost, for its headings. */
const Sections = createContext(NONE);

function Anchor({id}: {readonly id: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} className={useAnchorTargetClassName(id)} />;
}

/** Old ids of the heading with an id, as targets of links. */
export function OldIds({of}: {readonly of: string}): ReactNode {
  const sections = useContext(Sections).filter(({to}) => to === `#${of}`);
  return sections.map(({id}) => <Anchor key={id} id={id} />);
}

function Note({id, to, title}: MovedSection): ReactNode {
  return (
    <p>
      <Anchor id={id} />
      <Translate
        id="obis.movedSections.note"
        description="End of a page, where a link to a section leads that is on another page now"
        values={{title: <Link to={to}>{title}</Link>}}>
        {'This section has moved: {title}'}
      </Translate>
    </p>
  );
}

/** Takes the reader of an old address to where the section is now. Servers never see the part after `#`. */
function useNewPlace(left: readonly MovedSection[]): void {
  const {hash} = useLocation();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const to = left.find(({id}) => hash === `#${id}`)?.to;
  useEffect(() => {
    if (to) history.replace(withBaseUrl(to));
  }, [to, history, withBaseUrl]);
}

function Notes({left}: {readonly left: readonly MovedSection[]}): ReactNode {
  useNewPlace(left);
  return (
    <div data-search-ignore>
      {left.map((section) => (
        <Note key={section.id} {...section} />
      ))}
    </div>
  );
}

type Props = {
  /** Path of the page, without base URL and language. */
  readonly page: string;
  readonly children: ReactNode;
};

/**
 * Keeps the addresses of sections that have moved: an old id on the same page is a target at its heading, one of a section that
 * is on another page now is a note below the content, which works without scripts.
 */
export default function MovedSections({page, children}: Props): ReactNode {
  const sections = moved[page] ?? NONE;
  const left = sections.filter(({to}) => !to.startsWith('#'));
  return (
    <Sections.Provider value={sections}>
      {children}
      {left.length > 0 && <Notes left={left} />}
    </Sections.Provider>
  );
}
