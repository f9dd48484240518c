import { defineStrings } from '@ebkit/core/locale'

const zh = {
  value: '{name}，回车保存，Esc 放弃',
  yes: '是',
  no: '否',
  conflict: '别人刚改成了「{value}」',
  mine: '改成我的',
  theirs: '用别人的',
  failed: '没能保存',
  noPermission: '没有修改权限，请联系管理员开通',
  retry: '重试',
  giveUp: '放弃修改',
}

const en: typeof zh = {
  value: '{name}: Enter saves, Esc gives up',
  yes: 'Yes',
  no: 'No',
  conflict: 'Somebody else has made this “{value}”',
  mine: 'Use mine',
  theirs: 'Use theirs',
  failed: 'Not saved',
  noPermission: 'You may not change this; ask an administrator',
  retry: 'Try again',
  giveUp: 'Give up',
}

/** Texts of an edited cell. */
export const editStrings = defineStrings('data-list-edit', { zh, en })
