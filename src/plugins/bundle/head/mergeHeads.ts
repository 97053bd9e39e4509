import type {Head, Tag} from './describeHead';

/** The attributes that say what a tag is about. */
const TELLING: Record<string, readonly string[]> = {
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

/** What a tag is about: of two `<Head>`s that have the same, the inner one counts. Nothing for a tag about nothing. */
function subjectOf({type, attributes, content}: Tag): string | undefined {
  if (content) return `${type} ${content.toLowerCase()}`;
  const rel = attributes.rel?.toLowerCase();
  let name = Object.keys(attributes)
    .filter((each) => TELLING[type]?.includes(each))
    .pop();
  if (rel === 'canonical') name = 'rel';
  if (rel === 'stylesheet') name = 'href';
  const value = name && attributes[name];
  return value ? `${type} ${name} ${value.toLowerCase()}` : undefined;
}

/**
 * Puts together what all `<Head>`s of a page ask for, by the rules of `react-helmet-async`.
 * @param heads outer ones first
 */
export function mergeHeads(heads: readonly Head[]): Head {
  const taken = new Set<string>();
  let merged: Head = {html: {}, body: {}, tags: []};
  for (const {title, html, body, tags} of [...heads].reverse()) {
    const subjects = tags.map(subjectOf);
    const added = tags.filter((_, index) => {
      const subject = subjects[index];
      return subject !== undefined && !taken.has(subject);
    });
    // Only now: in one Head, tags about the same stand beside each other.
    for (const subject of subjects) if (subject !== undefined) taken.add(subject);
    merged = {
      title: merged.title || title,
      html: {...html, ...merged.html},
      body: {...body, ...merged.body},
      tags: [...added, ...merged.tags],
    };
  }
  return merged;
}
