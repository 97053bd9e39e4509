import * as z from 'zod';

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
  abort: true,
});

/** Tell whether a URL consists of scheme, host and port only. `href` always adds a slash. */
const isOrigin = (value: string): boolean => new URL(value).href === `${new URL(value).origin}/`;

/**
 * The environment variables. Error messages show the `example` of a variable, or its default. The addresses work offline, and a public
 * deployment must replace them (`npm run check -- --deploy` names those that are left).
 */
const EnvSchema = z.object({
  SITE_URL: httpUrl
    .refine(isOrigin, 'must be scheme and host only; the path belongs in BASE_URL')
    .default('https://docs.example.com'),
  BASE_URL: z
    .string()
    .regex(/^\/(?:[\w.~-]+\/)*$/, 'must start and end with a slash')
    .default('/')
    .meta({example: '/ or /docs/'}),
  COMPANY_URL: httpUrl.default('https://www.example.com/'),
  SOCIAL_URL: httpUrl.default('https://social.example.com/obis'),
  SUPPORT_URL: z
    .union(
      [httpUrl, z.string().regex(/^mailto:[^@\s?#]+@[^@\s?#]+$/, {abort: true})],
      'must be an http or https address, or mailto: and only a mail address',
    )
    .default('https://www.example.com/support'),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ()/-]+$/, 'must be a telephone number')
    .optional()
    .meta({example: '+49 30 1234567'}),
  SUPPORT_HOURS: z.string().optional(),
  MANUAL_STATUS: z
    .enum(['draft', 'confirmed'], 'must be draft or confirmed')
    .default('draft')
    .meta({example: 'draft or confirmed'}),
  EDIT_URL: httpUrl.optional().meta({example: 'https://git.example.com/obis/docs/edit/main/'}),
  BOOKS: z.literal('1', 'must be 1, or empty').optional().meta({example: '1'}),
  SEARCH_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]{6,20}$/, 'must be 6 to 20 capital letters and digits')
    .optional()
    .meta({example: 'ABCDEF1234'}),
  SEARCH_API_KEY: z
    .string()
    .regex(/^[a-z0-9]{32}$/i, 'must be the 32-character search-only key')
    .optional()
    .meta({example: '0123456789abcdef0123456789abcdef'}),
});

type EnvName = keyof typeof EnvSchema.shape;

/** The names of all variables. */
export const ENV_NAMES = Object.keys(EnvSchema.shape) as EnvName[];

/** Return a valid value of a variable, for error messages. */
function exampleOf(name: EnvName): string {
  const variable = EnvSchema.shape[name];
  const example = variable.meta()?.example;
  return typeof example === 'string' ? example : String(variable.parse(undefined));
}

function fail(lines: string[]): never {
  const list = lines.map((line) => `\n  - ${line}`).join('');
  throw new Error(`A site setting is wrong (environment or .env):${list}`);
}

/** The deploy-time settings, validated. */
export type SiteSettings = ReturnType<typeof parseSettings>;

/**
 * Turn environment variables into validated settings. An empty value counts as not set.
 * @param env variables by name; unknown names are ignored
 * @returns settings with defaults that work offline
 * @throws Error that names each wrong variable, its value and a valid example
 * @example parseSettings({BASE_URL: '/docs/'}).baseUrl // '/docs/'
 */
export function parseSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    ENV_NAMES.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const result = EnvSchema.safeParse(given);
  if (!result.success) {
    fail(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0]) as EnvName;
        return `${name}=${JSON.stringify(given[name])} ${issue.message}. Valid example: ${exampleOf(name)}`;
      }),
    );
  }
  const {SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, ...rest} = result.data;
  if (Boolean(appId) !== Boolean(apiKey)) {
    const [name, missing] = appId
      ? (['apiKey', 'SEARCH_API_KEY'] as const)
      : (['appId', 'SEARCH_APP_ID'] as const);
    // The first sentence is the prescribed message. A test in parseSettings.test.ts quotes it.
    throw new Error(
      `\`${name}\` is missing. Set ${missing} (environment or .env; valid example: ${exampleOf(missing)}), ` +
        'or empty SEARCH_APP_ID and SEARCH_API_KEY for the embedded search.',
    );
  }
  return {
    /** Scheme and host of the deployment, without a trailing slash. */
    siteUrl: rest.SITE_URL.replace(/\/$/, ''),
    /** Path of the site on that host; starts and ends with a slash. */
    baseUrl: rest.BASE_URL,
    companyUrl: rest.COMPANY_URL,
    socialUrl: rest.SOCIAL_URL,
    /** Where readers reach the product's support: a web page or a mail address. */
    supportUrl: rest.SUPPORT_URL,
    /** Telephone number and hours of the support, or undefined if there are none. */
    supportPhone: rest.SUPPORT_PHONE,
    supportHours: rest.SUPPORT_HOURS,
    /** Whether the maker of OBIS has not confirmed the values and steps of the manual yet. Pages and exports then say so. */
    isDraft: rest.MANUAL_STATUS === 'draft',
    /** `editUrl`: folder in the repository's web view, or undefined for no edit links. */
    editUrl: rest.EDIT_URL,
    /** Credentials of the hosted search, or undefined for the embedded one. */
    hostedSearch: appId && apiKey ? {appId, apiKey} : undefined,
    /** Whether the pages link to the PDF books, which `npm run pdf` adds to the build. */
    books: rest.BOOKS !== undefined,
  };
}
