import {Parser} from 'htmlparser2';

const SIZE_FIX =
  'Fix: use <Figure> or Markdown for it, which read its size, or write width and height in CSS pixels.';
const LAZY_FIX = 'Fix: write loading="lazy", or loading="eager" if it is in the first view.';

/**
 * Lints the images of a page: each needs a size, to avoid layout shift, and images of the content need `loading`, since most
 * readers never scroll to them.
 * @returns one message for each problem, with its fix
 * @example findImageProblems('<main><img src=a.svg width=1 loading=lazy></main>') // ['a.svg has no height. Fix: …']
 */
export function findImageProblems(html: string): string[] {
  const problems: string[] = [];
  let isInText = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'main') isInText = true;
      if (tag !== 'img') return;
      // Docusaurus inlines small images as data URIs, so the name is truncated.
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
