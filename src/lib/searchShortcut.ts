/**
 * Return the keyboard shortcut of a key press: `Ctrl+K` (also for Cmd+K), or the character that was typed outside of text fields. The build
 * inserts the source of this function into the bootstrap script (src/plugins/first-paint), so it must not use anything outside of itself.
 */
export function searchShortcut(event: KeyboardEvent): string | undefined {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey} = event;
  // If the layout has no Latin letters, the position of the key on a QWERTY keyboard decides.
  const onQwerty: Record<string, string> = {KeyK: 'k', Slash: '/'};
  const isLatin = !/^(?!\p{Script=Latin})[\p{L}\p{M}]$/u.test(key);
  const pressed = isLatin ? key.toLowerCase() : (onQwerty[code] ?? key);
  if (pressed === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'Ctrl+K';
  // On Windows, AltGr counts as Ctrl and Alt. Some layouts have the slash there.
  if (key.length > 1 || ctrlKey !== altKey || metaKey) return undefined;
  // The first target is what has the focus, also inside the shadow root of a browser extension.
  const [target] = event.composedPath();
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role=textbox], [role=searchbox], [role=combobox]'));
  return isField ? undefined : pressed;
}
