import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

type Step = {run?: string; uses?: string; env?: Record<string, string>};
type Job = {needs?: string; if?: string; env?: Record<string, string>; steps: Step[]};

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
const {jobs} = parse(read('.github/workflows/deploy.yml')) as {jobs: Record<string, Job>};

describe('the deployment', () => {
  it('fills the hosted search after the pages, where there is one', () => {
    expect(jobs.search).toMatchObject({
      needs: 'deploy',
      if: expect.stringContaining("vars.SEARCH_APP_ID != ''") as string,
    });
    expect(jobs.search?.steps.at(-1)?.run).toBe('npm run search:push');
  });

  it('hands the key with write access to the push alone', () => {
    const withSecret = Object.values(jobs)
      .flatMap((job) => [{...job, steps: []}, ...job.steps])
      .filter((part) => JSON.stringify(part).includes('secrets.'));
    expect(withSecret).toEqual([jobs.search?.steps.at(-1)]);
  });

  it('sets only settings that there are', () => {
    const names = Object.values(jobs).flatMap(({env, steps}) =>
      [env, ...steps.map((step) => step.env)].flatMap((settings) => Object.keys(settings ?? {})),
    );
    const known = read('.env.example').match(/^\w+(?==)/gm);
    expect(names.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(names));
  });
});
