/** Copies a text to the clipboard; to be called while a press is handled. Returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // The clipboard exists at https addresses only; many factories have none.
    if (!navigator.clipboard) {
      const {default: copyBySelection} = await import('copy-text-to-clipboard');
      return copyBySelection(text);
    }
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
