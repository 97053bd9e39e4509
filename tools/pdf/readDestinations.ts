import {getDocumentProxy} from 'unpdf';

/**
 * The sheets that the links within a PDF lead to.
 * @returns page numbers, from 1, by the name of the place: for Chromium's PDFs the id of an element
 */
export async function readDestinations(pdf: Uint8Array): Promise<Record<string, number>> {
  // A copy: the reader takes the buffer over.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  try {
    const places = Object.entries(await document.getDestinations());
    const numbers = places.map(async ([name, place]): Promise<[string, number]> => {
      const [page] = place as [Parameters<typeof document.getPageIndex>[0]];
      return [name, (await document.getPageIndex(page)) + 1];
    });
    return Object.fromEntries(await Promise.all(numbers));
  } finally {
    await document.destroy();
  }
}
