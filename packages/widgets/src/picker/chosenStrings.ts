import { defineStrings } from '@ebkit/core/locale'
import { pagerStrings } from '../pager/pagerTexts'

/** Texts of what is chosen and of other pages, of the same group as those of strings.ts. */
export const chosenStrings = defineStrings('picker', {
  zh: {
    pages: '翻页',
    ...pagerStrings.zh,
    choosePage: '全选本页',
    // What select-all did: of these parts one line is made, with `comma` between them.
    gathered: '选中 {count}',
    left: '{count}不能选',
    comma: '，',
    chooseSearch: '选择全部 {count}',
    stop: '停止',
    retry: '重试',
    chosen: '已选',
    clear: '取消全部',
    remove: '移除 {name}',
    move: '移动 {name}',
    place: '{name}：第 {place} 位，共 {total} 位',
    lifted: '↑ ↓ 移动，空格放下，Esc 放回',
    hint: '按住 Shift 可连选；拖动可改顺序。',
    gone: '已不存在',
  },
  en: {
    pages: 'Pages',
    ...pagerStrings.en,
    choosePage: 'Select page',
    gathered: '{count} selected',
    left: '{count} not possible',
    comma: ', ',
    chooseSearch: 'Select all {count}',
    stop: 'Stop',
    retry: 'Try again',
    chosen: 'Chosen',
    clear: 'Remove all',
    remove: 'Remove {name}',
    move: 'Move {name}',
    place: '{name}: {place} of {total}',
    lifted: '↑ ↓ move, Space drops, Esc takes back',
    hint: 'Hold Shift to choose a range; drag to reorder.',
    gone: 'No longer exists',
  },
})
