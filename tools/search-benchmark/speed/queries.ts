import type {Language} from './site';

/** Queries of one kind; the last character of each is the keystroke that is measured. */
export type QueryKind = {kind: string; queries: string[]};

/**
 * What readers type, by the work it makes: one letter matches the most words, a misspelt word is compared with all of
 * them, a code is in few records, many words meet in few.
 */
export const QUERIES: Record<Language, QueryKind[]> = {
  en: [
    {kind: 'one letter', queries: ['k', 's', 'd', 'p']},
    {kind: 'common word', queries: ['device', 'station', 'batch', 'key']},
    {kind: 'rare code', queries: ['VERIFY-01', 'BATCH-03', 'RSA-2048', 'EUI-64']},
    {
      kind: 'four words',
      queries: [
        'delete an expired key',
        'replace a broken station',
        'download the programming log',
        'change my own password',
      ],
    },
    {kind: 'misspelt word', queries: ['progamming', 'certifcate', 'pasword', 'statoin']},
  ],
  zh: [
    {kind: 'one letter', queries: ['k', 's', 'd', 'p']},
    {kind: 'rare code', queries: ['VERIFY-01', 'BATCH-03', 'RSA-2048', 'EUI-64']},
    {kind: 'two Han', queries: ['密钥', '工位', '批次', '证书']},
    {kind: 'four Han', queries: ['删除密钥', '修改密码', '设备证书', '导出日志']},
    {
      kind: 'ten Han',
      queries: [
        '创建产品时选择签名密钥',
        '如何在工位上安装客户端',
        '批次完成后下载烧录日志',
        '账号被锁定以后怎么办呢',
      ],
    },
    {kind: 'misspelt word', queries: ['progamming', 'certifcate', 'pasword', 'statoin']},
  ],
};
