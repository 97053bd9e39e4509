/** The languages of code blocks with commands. Each has colours (src/markdown/code/highlight.ts). */
export const COMMAND_LANGUAGES = ['bash', 'bat', 'cmd', 'powershell', 'sh', 'shell'] as const;

/** The computers on which readers type commands. A code block names one of them after its fence: `host=edge`. *Sender* is the computer of whoever sends a key. */
export const COMMAND_HOSTS = ['edge', 'station', 'sender', 'pc'] as const;
export type CommandHost = (typeof COMMAND_HOSTS)[number];

/** Return the computer that a code block names in the text after its fence. */
export const commandHostOf = (meta = ''): CommandHost | undefined =>
  COMMAND_HOSTS.find((host) => meta.split(/\s+/).includes(`host=${host}`));
