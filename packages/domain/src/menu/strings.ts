import type { Label } from '@ebkit/rules/fields'
import type { FileRight, Right } from '../permission'

/** Names of rights, in the tree that roles choose from. */
export const rightLabels: Readonly<Record<Right, Label>> = {
  view: { zh: '查看', en: 'View' },
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  import: { zh: '导入', en: 'Import' },
  export: { zh: '导出', en: 'Export' },
  reveal: { zh: '查看完整信息', en: 'Show what is masked' },
}

/** Names of rights on files. */
export const fileRightLabels: Readonly<Record<FileRight, Label>> = {
  view: { zh: '查看', en: 'View' },
  upload: { zh: '上传', en: 'Upload' },
  change: { zh: '修改', en: 'Change' },
  delete: { zh: '删除', en: 'Delete' },
  force: { zh: '删除非空文件夹', en: 'Delete folders with contents' },
}
