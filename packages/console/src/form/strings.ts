import { defineStrings } from '@ebkit/core/locale'

/** Texts of forms of rows. */
export const formStrings = defineStrings('console-form', {
  zh: {
    later: '暂不{verb}',
    notRun: '已保存，但{verb}没有成功',
    understood: '知道了',
    close: '关闭',
    failed: '没有成功',
    onlyRead: '你没有修改的权限，只能查看。找管理员开通。',
    noAdding: '你没有新建的权限',
    noEditing: '你没有修改的权限',
    askForAccess: '找管理员开通。',
    unsaved: '请先保存或放弃修改',
    neverSaved: '请先填写并保存',
  },
  en: {
    later: 'Not now',
    notRun: 'Saved, but not done: {verb}',
    understood: 'OK',
    close: 'Close',
    failed: 'It failed',
    onlyRead: 'You can view this, but not change it. Ask your administrator for access.',
    noAdding: 'You may not add any',
    noEditing: 'You may not change this',
    askForAccess: 'Ask your administrator for access.',
    unsaved: 'Save or discard the changes first',
    neverSaved: 'Fill this in and save it first',
  },
})
