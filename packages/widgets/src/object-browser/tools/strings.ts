import { defineStrings } from '@ebkit/core/locale'

/** Texts of the toolbar; pages override them under the group `objects`. */
export const strings = defineStrings('objects-tools', {
  zh: {
    path: '所在位置',
    above: '上级文件夹',
    tools: '工具栏',
    upload: '上传文件',
    newFolder: '新建文件夹',
    refresh: '刷新',
    edit: '编辑',
    hide: '隐藏所选',
    remove: '批量删除',
    // What is selected.
    selectAll: '全选',
    selected: '已选 {count} 个',
    done: '退出编辑',
    // A folder with more than a thousand entries.
    part: '还有更多文件，现在按名称显示前 {count} 个',
    all: '全部加载并排序',
    loading: '正在读取文件，已有 {count} 个',
    stop: '停止',
  },
  en: {
    path: 'Location',
    above: 'Folders above',
    tools: 'Toolbar',
    upload: 'Upload file',
    newFolder: 'New folder',
    refresh: 'Refresh',
    edit: 'Edit',
    hide: 'Hide selected',
    remove: 'Delete selected',
    selectAll: 'Select all',
    selected: '{count} selected',
    done: 'Leave edit mode',
    part: 'There are more files. The first {count} are shown by name',
    all: 'Load all and sort',
    loading: 'Reading files: {count} so far',
    stop: 'Stop',
  },
})
