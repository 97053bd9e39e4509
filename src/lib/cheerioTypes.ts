import type {CheerioAPI} from 'cheerio';

/** What a selector finds in the HTML of a page. */
export type Elements = ReturnType<ReturnType<CheerioAPI['root']>['find']>;

/** An element in the HTML of a page. */
export type HtmlElement = Elements[number];
