/** Scores of records: most are 0, and those that are not can be walked. */
export type Scores = {
  /** By record; 0 to 1 for the quality of a match. */
  values: Float32Array;
  /** Records whose score is not 0, each once. */
  records: number[];
};

/** Scores of `count` records, all 0. */
export function createScores(count: number): Scores {
  return {values: new Float32Array(count), records: []};
}

/** Sets the score of a record unless it has a better one. */
export function raise(scores: Scores, record: number, value: number): void {
  const now = scores.values[record] ?? 0;
  if (value > now) {
    if (now === 0) {
      scores.records.push(record);
    }
    scores.values[record] = value;
  }
}

/** Raises the score of many records. */
export function raiseAll(scores: Scores, records: Iterable<number>, value: number): void {
  for (const record of records) {
    raise(scores, record, value);
  }
}
