import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {copyFile, type Outcome} from './copyFile';

type Props = {
  /** Address of the Markdown file. */
  readonly file: string;
};

function Message({outcome}: {readonly outcome: Outcome}): ReactNode {
  if (outcome === 'copied') {
    return (
      <Translate id="obis.pageTools.copied" description="After 'Copy page as Markdown' has worked">
        Copied
      </Translate>
    );
  }
  return outcome === 'missing' ? (
    <Translate
      id="obis.pageTools.missing"
      description="After 'Copy page as Markdown' has failed: the file could not be loaded, for example offline">
      Not copied: the file cannot be reached. Check the network connection.
    </Translate>
  ) : (
    <Translate
      id="obis.pageTools.refused"
      description="After 'Copy page as Markdown' has failed: the browser refused. 'View as Markdown' is the link beside it">
      Not copied: the browser does not allow it. Select View as Markdown and copy from there.
    </Translate>
  );
}

/** A button that copies the page as Markdown, and says what came of it. */
export default function CopyPage({file}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async () => {
    // So that the same message is announced again.
    setOutcome(undefined);
    setOutcome(await copyFile(file));
  };
  return (
    <>
      <button type="button" className="clean-btn" onClick={() => void copy()}>
        <Translate
          id="obis.pageTools.copy"
          description="End of a page, button: copies the page as text for other programs">
          Copy page as Markdown
        </Translate>
      </button>
      <span role="status">{outcome && <Message outcome={outcome} />}</span>
    </>
  );
}
