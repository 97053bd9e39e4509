/** Copies a text to the clipboard; to be called while a press is handled. Returns whether the browser allowed it. */
export async function copyText(text: Promise<string> | string): Promise<boolean> {
  try {
    // The clipboard exists at https addresses only; many factories have none.
    if (!navigator.clipboard) {
      const {default: copyBySelection} = await import('copy-text-to-clipboard');
      return copyBySelection(await text);
    }
    if (typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text);
    } else {
      // Safari lets a page write only during the press itself, so the text is promised.
      const blob = Promise.resolve(text).then((value) => new Blob([value], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return false;
  }
}
