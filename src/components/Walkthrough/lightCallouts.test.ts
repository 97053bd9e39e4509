// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {lightCallouts} from './lightCallouts';

type Report = (entries: {target: Element; isIntersecting: boolean}[]) => void;

let report: Report;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<div>
    <figure><b data-n="1">A</b><b data-n="2">B</b><ol><li data-n="1">a</li><li data-n="2">b</li></ol></figure>
    <ol><li>Open.</li><li>Type A <i data-n="1"></i><a href="#">x</a></li><li>Type B <i data-n="2"></i></li></ol>
  </div>`;
});

/** The element of a selector, which the page above has. */
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const start = () => lightCallouts(find('div'));
const step = (number: number) => find(`div > ol > li:nth-child(${number})`);
const lit = () => [...document.querySelectorAll('[data-lit]')].map((each) => each.textContent);
const read = (number: number, isIntersecting = true) =>
  report([{target: step(number), isIntersecting}]);

describe('lightCallouts', () => {
  it('lights what belongs to the step that is read', () => {
    start();
    read(2);
    expect(lit()).toEqual(['A', 'a', 'Type A x', '']);
    read(2, false);
    read(3);
    expect(lit()).toEqual(['B', 'b', 'Type B ', '']);
  });

  it('keeps the light between two steps, and lights nothing for a step without callouts', () => {
    start();
    read(2);
    read(2, false);
    expect(lit()).toContain('A');
    read(1);
    expect(lit()).toEqual([]);
  });

  it('lights the step of a callout that is pointed at, until the pointer leaves', () => {
    start();
    read(2);
    find('figure [data-n="2"]').dispatchEvent(new Event('pointerover', {bubbles: true}));
    expect(lit()).toContain('Type B ');
    read(1);
    expect(lit()).toContain('Type B ');
    read(1, false);
    find('div').dispatchEvent(new Event('pointerleave'));
    expect(lit()).toContain('A');
  });

  it('lights the callouts of a step with the focus', () => {
    start();
    find('a').dispatchEvent(new Event('focusin', {bubbles: true}));
    expect(lit()).toContain('a');
  });
});
