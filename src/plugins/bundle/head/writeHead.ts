import type {Attributes, Head, Tag} from './describeHead';

/** Marks the tags that come from a `<Head>`, those in the HTML of a page as well. */
const MARK = 'data-rh';

/** The same for the same tag, wherever it comes from. */
const keyOf = (type: string, attributes: readonly (readonly [string, string])[], content: string) =>
  JSON.stringify([type, [...attributes].sort(), content]);

const keyOfElement = ({localName, attributes, textContent}: Element) =>
  keyOf(
    localName,
    [...attributes].filter(({name}) => name !== MARK).map(({name, value}) => [name, value]),
    textContent ?? '',
  );

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function create({type, attributes, content}: Tag): Element {
  const element = document.createElement(type);
  setAttributes(element, {...attributes, [MARK]: 'true'});
  element.textContent = content;
  return element;
}

/**
 * Changes what differs in the head of the document, and in the attributes of `<html>` and `<body>`; nothing else.
 * @param before what it was asked for before, whose attributes go unless they are asked for now
 */
export function writeHead({title, html, body, tags}: Head, before: Head | undefined): void {
  for (const [element, attributes, old = {}] of [
    [document.documentElement, html, before?.html],
    [document.body, body, before?.body],
  ] as const) {
    for (const name of Object.keys(old)) if (!(name in attributes)) element.removeAttribute(name);
    setAttributes(element, attributes);
  }
  if (title !== undefined && document.title !== title) document.title = title;
  const missing = tags.map((tag) => ({
    tag,
    key: keyOf(tag.type, Object.entries(tag.attributes), tag.content),
  }));
  for (const element of document.head.querySelectorAll(`[${MARK}]:not(title)`)) {
    const key = keyOfElement(element);
    const index = missing.findIndex((each) => each.key === key);
    if (index < 0) element.remove();
    else missing.splice(index, 1);
  }
  for (const {tag} of missing) document.head.append(create(tag));
}
