import {Fragment, type ReactNode} from 'react';

/** Adds `<wbr>` between the words of a camel-case identifier, such as `DacVendorIdMismatch`. Copied text has no break. */
export function insertWordBreaks(message: string): ReactNode {
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
