import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

export type Attributes = Readonly<Record<string, string>>;

/** An element of the head, as HTML has it. */
export type Tag = {
  readonly type: string;
  readonly attributes: Attributes;
  readonly content: string;
};

/** What one `<Head>`, or all of a page, ask for. */
export type Head = {
  readonly title?: string;
  readonly html: Attributes;
  readonly body: Attributes;
  readonly tags: readonly Tag[];
};

type Properties = {readonly children?: ReactNode} & Readonly<
  Record<string, string | boolean | null | undefined>
>;
type Element = ReactElement<Properties>;

/** Two properties have another name in HTML; the others differ in capitals only, if at all. */
const NAMES: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

const elementsIn = (children: ReactNode): Element[] =>
  Children.toArray(children)
    .filter((child): child is Element => isValidElement(child))
    .flatMap((child) => (child.type === Fragment ? elementsIn(child.props.children) : [child]));

/** Reads the children of a `<Head>`. What is not allowed there stops the build: the library, which renders the pages, throws. */
export function describeHead(children: ReactNode): Head {
  const elements = elementsIn(children).map(({type, props}) => {
    const {children: content, ...properties} = props;
    const attributes = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [
        NAMES[name] ?? name.toLowerCase(),
        String(value ?? ''),
      ]),
    );
    return {
      type: type as string,
      attributes,
      content: Children.toArray(content).map(String).join(''),
    };
  });
  const last = (name: string) => elements.filter(({type}) => type === name).pop();
  return {
    title: last('title')?.content,
    html: last('html')?.attributes ?? {},
    body: last('body')?.attributes ?? {},
    tags: elements.filter(({type}) => !/^(?:title|html|body)$/.test(type)),
  };
}
