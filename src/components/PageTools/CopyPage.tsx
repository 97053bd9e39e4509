import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {copyText} from '../copyText';

type Props = {
  /** Address of the Markdown file. */
  readonly file: string;
};

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Copies a file of the site. Returns the message that says what came of it. */
async function copyFile(address: string): Promise<string> {
  const text = fetchText(address);
  const isCopied = await copyText(text);
  if (isCopied) {
    return translate({
      id: 'obis.pageTools.copied',
      message: 'Copied',
      description: "After 'Copy page as Markdown' has worked",
    });
  }
  const refused = translate({
    id: 'obis.pageTools.refused',
    message:
      'Not copied: the browser does not allow it. Select View as Markdown and copy from there.',
    description:
      "After 'Copy page as Markdown' has failed: the browser refused. 'View as Markdown' is the link beside it",
  });
  const missing = translate({
    id: 'obis.pageTools.missing',
    message: 'Not copied: the file cannot be reached. Check the network connection.',
    description:
      "After 'Copy page as Markdown' has failed: the file could not be loaded, for example offline",
  });
  return text.then(
    () => refused,
    () => missing,
  );
}

/** Shows a button that copies the page as Markdown, and what came of it. */
export default function CopyPage({file}: Props): ReactNode {
  const [message, setMessage] = useState('');
  const copy = async () => {
    // So that the same message is announced again.
    setMessage('');
    setMessage(await copyFile(file));
  };
  return (
    <>
      <button type="button" className="clean-btn" onClick={() => void copy()}>
        {translate({
          id: 'obis.pageTools.copy',
          message: 'Copy page as Markdown',
          description: 'End of a page, button: copies the page as text for other programs',
        })}
      </button>
      <span role="status">{message}</span>
    </>
  );
}
