import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import {loadModel} from '../loadModel';
import {model} from '../modelFixture';
import {listComponentData} from '../componentData';
import type {ScreenData} from './screens';

const INTERFACE = `name: {en: KMS, zh: 密钥管理}
labels:
  - {en: Create key, zh: 创建密钥}
menu: [label:kms.Create key]
`;

const SCREEN = `area: kms
alt: {en: The form for a new key., zh: 创建密钥的表单。}
title: label:kms.Create key
form:
  - {show: value:keys-max}
buttons: [label:kms.Create key]
`;

const VALUES = `values:
  - {id: keys-max, name: {en: Keys, zh: 密钥}, value: '9'}
`;

const {dir: site, write} = temporaryFolder();

beforeEach(() => {
  write('data/interface/kms.yaml', INTERFACE);
  write('data/values/kms.yaml', VALUES);
});

describe('the references of a screen', () => {
  it.each([
    ['Create key]', 'Creat key]', /:6 .*"label:kms\.Creat key" is not.*Create key\?/],
    [/title: .*/, 'title: error:a', /:3 .*"error:a" is not .*None is defined yet/],
    ['{show: value:keys-max}', '{show: value:keys-mx}', /:5 .*"value:keys-mx" is not.*keys-max\?/],
    [/title: .*/, 'title: Create', /:3 .*title: a reference is a kind/],
    ['area: kms', 'area: kmss', /:1 .*there is no interface area "kmss"\. Fix: Did you mean kms\?/],
  ])('stop the build: %s written as %s', (from, to, message) => {
    write('data/screens/create-key.yaml', SCREEN.replace(from, to));
    expect(() => loadModel(site)).toThrow(message);
  });

  it('stop the build in a menu too', () => {
    write('data/interface/kms.yaml', INTERFACE.replace('[label:kms.Create', '[label:kms.Make'));
    expect(() => loadModel(site)).toThrow('kms.yaml:4 "label:kms.Make key" is not in the product');
  });

  it('are taken when they exist', () => {
    write('data/screens/create-key.yaml', SCREEN);
    expect(loadModel(site).screens).toHaveLength(1);
  });
});

describe('the drawing of a screen', () => {
  const titles = {page: String, heading: () => undefined};
  const draw = (locale: 'en' | 'zh') =>
    listComponentData(model).get('screen.create-key')?.data({locale, titles}) as ScreenData;

  it('has the words of the model in its language', () => {
    expect(draw('en').title.text).toBe('Create key');
    expect(draw('zh').title.text).toBe('创建密钥');
  });

  it('shows the example of a field, or the value that the row names', () => {
    expect(draw('en').form.map(({value}) => value)).toEqual([
      {text: 'x'},
      {text: 'Name', tone: 'success'},
    ]);
  });

  it('marks the last button', () => {
    expect(draw('en').buttons).toEqual([{text: 'Create key', active: true}]);
  });
});
