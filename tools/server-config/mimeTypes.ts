import path from 'node:path';

/**
 * Content types by file ending, for every kind of file in the site. Servers get all of them, because Windows takes even the type of
 * `.js` from its registry. Certificates do not get the type that browsers import, so that a reader who opens a sample is not asked
 * to trust it.
 */
export const MIME_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  yaml: 'application/yaml',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  pem: 'application/x-pem-file',
  csr: 'application/x-pem-file',
  crl: 'application/pkix-crl',
  der: 'application/octet-stream',
  bin: 'application/octet-stream',
  gz: 'application/gzip',
};

/** The types that are worth compressing. Pictures other than SVG are compressed already. */
export const COMPRESSIBLE_TYPES = Object.values(MIME_TYPES).filter((type) =>
  /^text\/|(?:json|xml|yaml)$/.test(type),
);

/** Return the content type of a file; for an unknown ending, that of binary data. */
export const mimeTypeOf = (file: string): string =>
  MIME_TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
