/** Source of a regular expression for an error code of the product, such as `VERIFY-01`. The look-up relies on its three letters. */
export const ERROR_CODE = String.raw`[A-Z]{3,}-\d{2}`;
