import {getDocumentProxy} from 'unpdf';

/** What is where in a PDF. */
export type Places = {
  /** How many sheets there are. */
  readonly sheets: number;
  /** The sheets that links lead to, from 1, by the name of the place: for Chromium's PDFs the id of an element. */
  readonly numbers: Readonly<Record<string, number>>;
};

/** Reads the places that the links within a PDF lead to. */
export async function readPlaces(pdf: Uint8Array): Promise<Places> {
  // A copy: the reader takes the buffer over.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  try {
    const places = Object.entries(await document.getDestinations());
    const numbers = places.map(async ([name, place]): Promise<[string, number]> => {
      const [page] = place as [Parameters<typeof document.getPageIndex>[0]];
      return [name, (await document.getPageIndex(page)) + 1];
    });
    return {sheets: document.numPages, numbers: Object.fromEntries(await Promise.all(numbers))};
  } finally {
    await document.destroy();
  }
}
