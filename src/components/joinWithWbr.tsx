import {Fragment, type ReactNode} from 'react';

/** Joins the parts of a text with `<wbr>`, where a line may break. Copied text has no break. */
export function joinWithWbr([first, ...rest]: readonly string[]): ReactNode {
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
