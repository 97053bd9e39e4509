import {maskedText} from '../blocks';
import type {Remark} from '../finding';
import type {TextRule} from '../rule';

type Forbidden = {readonly pattern: RegExp; readonly fix: string};

const SPARE_VERB =
  '检查|核对|比较|确认|配置|设置|修改|删除|创建|导入|导出|操作|处理|安装|卸载|升级|登录|测试|管理|备份|恢复|验证|校验|扫描|打印|同步|烧录';

/**
 * Words to avoid in a Chinese manual, unless they are right in some sentences. Words with a replacement in the glossary
 * are under `avoid` there.
 */
const FORBIDDEN: readonly Forbidden[] = [
  {pattern: /您|(?<!迷)你们?/g, fix: 'leave it out, or name who is meant'},
  {
    // Not 申请, 邀请, 请求 and the like, nor asking a person to do something.
    pattern: /(?<![申邀聘提])请(?![求示])(?![^，。；：]{0,8}[员师人者])/g,
    fix: 'leave it out: steps are imperative',
  },
  {pattern: /点击|点选|点按/g, fix: 'write 单击, or 选择 where readers may touch the screen'},
  {pattern: /登陆/g, fix: 'write 登录'},
  {pattern: /登出|注销登录/g, fix: 'write 退出登录'},
  {pattern: /缺省/g, fix: 'write 默认'},
  {pattern: /等等/g, fix: 'write 等, or name what you mean'},
  {pattern: /的话(?=[，。；])/g, fix: 'write 如果……'},
  {pattern: /其中之一/g, fix: 'write 其中一个'},
  {pattern: /使得/g, fix: 'write 使, or two sentences'},
  {pattern: /众所周知|值得注意的是|显而易见|毫无疑问/g, fix: 'leave it out'},
  {
    pattern: /非常|极其|十分(?!钟)|轻松|简单地|轻而易举/g,
    fix: 'leave it out, or say how much or how',
  },
  {
    pattern: new RegExp(`对[^，。；：]{1,12}进行|进行了?(?:${SPARE_VERB})`, 'g'),
    fix: 'leave out 进行 and use the verb',
  },
  {
    pattern: /软体|程式|资讯|网路|伺服器|讯息|资料库|位址|透过|萤幕|滑鼠|印表机|预设/g,
    fix: 'write the word of the mainland: 软件, 程序, 信息, 网络, 服务器, 消息, 数据库, 地址, 通过, 屏幕, 鼠标, 打印机, 默认',
  },
];

/** Forbidden words in Chinese texts, each with a replacement. */
export const chineseWords: TextRule = {
  name: 'word',
  languages: ['zh'],
  check({blocks}) {
    return blocks
      .filter(({sample}) => !sample)
      .flatMap((block) => {
        // Italics mention a word instead of using it.
        const {text, lineAt} = maskedText(block, ['code', 'ui', 'kbd', 'emphasis']);
        return FORBIDDEN.flatMap(({pattern, fix}) =>
          [...text.matchAll(pattern)].map((match): Remark => ({
            line: lineAt(match.index),
            message: `forbidden word ("${match[0]}")`,
            fix,
          })),
        );
      });
  },
};
