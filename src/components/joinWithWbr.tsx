import {Fragment, type ReactNode} from 'react';

/** Join texts with `<wbr>`, so that a line can break between them. Copied text contains no break. */
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
