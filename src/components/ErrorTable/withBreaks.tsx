import {Fragment, type ReactNode} from 'react';

/** Lets a long name of program code, such as `DacVendorIdMismatch`, wrap between its words. Copied text stays whole. */
export function withBreaks(message: string): ReactNode {
  const [first, ...rest] = message.replace(/([a-z])([A-Z])/g, '$1\n$2').split('\n');
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
