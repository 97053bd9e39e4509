/** What came of copying: the file did not come, or the browser refused. */
export type Outcome = 'copied' | 'missing' | 'refused';

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

async function write(text: Promise<string>): Promise<void> {
  // The clipboard exists at https addresses only.
  if (!navigator.clipboard) {
    const {default: copy} = await import('copy-text-to-clipboard');
    if (!copy(await text)) throw new Error('copy');
  } else if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
  } else {
    // Safari lets a page write only during the press itself, so the text is promised.
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
}

/** Copies a text file of the site. To be called while a press is handled. */
export async function copyFile(address: string): Promise<Outcome> {
  const text = fetchText(address);
  try {
    await write(text);
    return 'copied';
  } catch {
    return text.then(
      () => 'refused',
      () => 'missing',
    );
  }
}
