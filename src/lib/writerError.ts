/**
 * An error with a message for writers. It has no stack, because Docusaurus would print it after the message, and it names our code, which
 * does not help a writer.
 */
export class WriterError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = '';
  }
}
