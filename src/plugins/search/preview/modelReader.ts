import {statSync} from 'node:fs';
import path from 'node:path';
import type {Node} from '../../../markdown/tree';
import {loadModelCached, type Model} from '../../product-model/loadModel';
import {listFiles, pageTitle} from '../../product-model/pages';
import {DataError} from '../../product-model/problems';
import {resolveSlices} from '../../product-model/remark/resolveSlices';
import {makeDiagrams, makeSlices} from '../../product-model/slices';
import type {Locale} from '../../product-model/sliceTypes';
import type {Problem} from './previewState';

/** What the components of the product model show, by the names of `sliceNames.ts`, in one language. */
export type Slices = ReadonlyMap<string, unknown>;

/** The product model as it is saved, or as it was before the mistakes that it has now. */
export type ModelReading = {
  model: Model;
  /** When data/ was last changed, in milliseconds. */
  changedAt: number;
  problems: readonly Problem[];
};

/** The files of data/ with their times, by which a change shows, and the newest time. */
function stateOfData(siteDir: string): {changedAt: number; signature: string} {
  const folder = path.join(siteDir, 'data');
  const files = listFiles(folder)
    .map((name) => ({name, state: statSync(path.join(folder, name))}))
    .filter(({state}) => state.isFile());
  return {
    changedAt: Math.max(0, ...files.map(({state}) => state.mtimeMs)),
    signature: files.map(({name, state}) => `${name}@${state.mtimeMs}`).join('\n'),
  };
}

function problemsOf({problems}: DataError): Problem[] {
  return problems.map(({file, line, message, fix}) => ({
    file,
    line,
    reason: `${message}. Fix: ${fix}`,
  }));
}

/**
 * Reads data/ when it has changed.
 * @throws DataError for mistakes that were there from the start; Docusaurus has stopped at them before
 */
export function createModelReader(siteDir: string): () => ModelReading {
  let last: {reading: ModelReading; signature: string} | undefined;
  return () => {
    const {changedAt, signature} = stateOfData(siteDir);
    if (last?.signature === signature) return last.reading;
    let reading: ModelReading;
    try {
      reading = {model: loadModelCached(siteDir), changedAt, problems: []};
    } catch (error) {
      if (!(error instanceof DataError) || !last) throw error;
      reading = {model: last.reading.model, changedAt, problems: problemsOf(error)};
    }
    last = {reading, signature};
    return reading;
  };
}

/**
 * Makes the same slices as the product model's plugin. Diagrams stay undrawn: the search reads their words.
 * The titles of pages are read from their files.
 */
function makeAllSlices(model: Model, locale: Locale, siteDir: string): Slices {
  const titles = new Map<string, string>();
  const titleOf = (page: string) => {
    const title = titles.get(page) ?? pageTitle(siteDir, page, locale);
    titles.set(page, title);
    return title;
  };
  return new Map([...makeSlices(model, locale, titleOf), ...makeDiagrams(model, locale)]);
}

/** Slices by language. What has not changed stays the same object, by which pages know that they need no new reading. */
export function createSliceMaker(siteDir: string): (model: Model, locale: Locale) => Slices {
  const made = new Map<Locale, {slices: Slices; text: string}>();
  return (model, locale) => {
    const slices = makeAllSlices(model, locale, siteDir);
    const text = JSON.stringify([...slices]);
    const last = made.get(locale);
    if (last?.text === text) return last.slices;
    made.set(locale, {slices, text});
    return slices;
  };
}

/**
 * What a component of a page shows; undefined for a component that is none of the product model's.
 * @throws UnknownIdError when it names something that the model does not have
 */
export function dataOf(node: Node, model: Model, slices: Slices): unknown {
  const names = resolveSlices(node, () => model);
  return Array.isArray(names) ? names.map((name) => slices.get(name)) : slices.get(names ?? '');
}
