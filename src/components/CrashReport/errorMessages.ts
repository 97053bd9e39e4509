function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/**
 * The messages of an error and of its causes, outermost first. Docusaurus's `getErrorCausalChain` expects every cause
 * to be an Error and never returns when causes are circular; a crash page must not crash.
 * @example errorMessages(new Error('a', {cause: new Error('b')})) → ['a', 'b']
 */
export function errorMessages(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  let current = error;
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current);
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
