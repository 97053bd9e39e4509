/** Why a page is not searched, told so that a writer can put it right. */
export type Problem = {file: string; line: number; reason: string};

/** What the pointer of the live preview tells besides which index is current. */
export type PreviewState = {
  /** When the newest change that the index holds was saved, as an ISO date. */
  savedAt: string;
  /** Pages that cannot be read, and mistakes in data/. */
  problems: Problem[];
};
