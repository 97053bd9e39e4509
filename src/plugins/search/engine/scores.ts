/** Scores of records: most are 0, and those that are not can be walked. */
export type Scores = {
  /** By record; 0 to 1 for the quality of a match. */
  values: Float32Array;
  /** Records whose score is not 0, each once. */
  records: number[];
};

/** Scores for the length of one query. Zeroing large arrays anew for each would take longer than the search. */
export type ScorePool = {
  /** Scores of all records, all 0. */
  take(): Scores;
  /** Takes all scores back; nobody may use them from now on. */
  giveBack(): void;
};

/** Makes scores for `count` records. */
export function createScorePool(count: number): ScorePool {
  const free: Scores[] = [];
  const used: Scores[] = [];
  return {
    take() {
      const scores = free.pop() ?? {values: new Float32Array(count), records: []};
      used.push(scores);
      return scores;
    },
    giveBack() {
      for (const scores of used.splice(0)) {
        for (const record of scores.records) {
          scores.values[record] = 0;
        }
        scores.records.length = 0;
        free.push(scores);
      }
    },
  };
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
export function raiseAll(scores: Scores, records: ArrayLike<number>, value: number): void {
  for (let at = 0; at < records.length; at++) {
    raise(scores, records[at] ?? 0, value);
  }
}

/** Adds to the score of a record. */
export function add(scores: Scores, record: number, value: number): void {
  raise(scores, record, (scores.values[record] ?? 0) + value);
}
