import { defineStrings, type Translator } from '@ebkit/core/locale'

/** Texts of a listing's rows and headings; pages override them under the group `files`. */
export const rowStrings = defineStrings('files-rows', {
  zh: {
    select: '选择',
    type: '类型',
    name: '名称',
    size: '大小',
    time: '修改时间',
    location: '位置',
    actions: '操作',
    rename: '重命名「{name}」',
    delete: '删除「{name}」',
    // Kinds.
    folder: '文件夹',
    image: '图片',
    video: '视频',
    audio: '音频',
    pdf: 'PDF',
    archive: '压缩包',
    text: '文档',
    other: '文件',
    none: '–',
  },
  en: {
    select: 'Select',
    type: 'Type',
    name: 'Name',
    size: 'Size',
    time: 'Modified',
    location: 'Location',
    actions: 'Actions',
    rename: 'Rename {name}',
    delete: 'Delete {name}',
    folder: 'Folder',
    image: 'Picture',
    video: 'Video',
    audio: 'Audio',
    pdf: 'PDF',
    archive: 'Archive',
    text: 'Document',
    other: 'File',
    none: '–',
  },
})

export type RowText = Translator<keyof (typeof rowStrings)['texts']['zh']>
