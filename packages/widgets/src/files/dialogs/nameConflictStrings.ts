import { defineStrings } from '@ebkit/core/locale'

/** Texts of the dialog for names that are taken. */
export const nameConflictStrings = defineStrings('files-conflict', {
  zh: {
    taken: '「{folder}」里已有「{name}」',
    takenHint: '同名的怎么处理？',
    incoming: '要放进来的',
    existing: '原来的',
    skip: '跳过',
    replace: '替换',
    keepBoth: '保留两者',
    keepBothHint: '新来的会自动加上编号',
    replaceHint: '原来的会删除，不能恢复',
    hint: '{action}：{hint}',
    forAll: '后面 {count} 个同名的也这样处理',
    cancel: '全部取消',
    close: '关闭',
    unknown: '–',
  },
  en: {
    taken: '{name} is in {folder} already',
    takenHint: 'What shall become of it?',
    incoming: 'New',
    existing: 'There already',
    skip: 'Skip',
    replace: 'Replace',
    keepBoth: 'Keep both',
    keepBothHint: 'the new one gets a number',
    replaceHint: 'the one that is there is deleted for good',
    hint: '{action}: {hint}',
    forAll: 'The same for the others, {count} more',
    cancel: 'Cancel all',
    close: 'Close',
    unknown: '–',
  },
})
