import {Parser} from 'htmlparser2';

const SIZE_FIX =
  'Fix: use <Figure> or Markdown for it, which read its size, or write width and height in CSS pixels.';
const LAZY_FIX = 'Fix: write loading="lazy", or loading="eager" if it is in the first view.';

/**
 * What is wrong with the images of a page. Without a size the text moves when an image arrives; an image of the text that is
 * not lazy is fetched although most readers never scroll to it.
 * @returns one sentence for each problem, with its fix
 * @example findImageProblems('<main><img src=a.svg width=1 loading=lazy></main>') // ['a.svg has no height. Fix: …']
 */
export function findImageProblems(html: string): string[] {
  const problems: string[] = [];
  let isInText = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'main') isInText = true;
      if (tag !== 'img') return;
      // Docusaurus puts a small image into the page itself.
      const name = (attributes.src ?? '<img>').slice(0, 80);
      const missing = ['width', 'height'].filter((side) => !Number(attributes[side]));
      if (missing.length > 0) {
        problems.push(`${name} has no ${missing.join(' and no ')}. ${SIZE_FIX}`);
      }
      if (isInText && attributes.loading === undefined) {
        problems.push(`${name} is fetched with the page. ${LAZY_FIX}`);
      }
    },
    onclosetag(tag) {
      if (tag === 'main') isInText = false;
    },
  });
  parser.end(html);
  return problems;
}
