import { defineStrings } from '@ebkit/core/locale'

/** Texts of the image library in its dialog; pages override them under the group `imageLibrary`. */
export const strings = defineStrings('imageLibrary', {
  zh: {
    heading: '选择图片',
    cancel: '取消',
    confirm: '确定',
    chosen: '已选 {count} 张',
    most: '最多选 {limit} 张',
    remove: '删除',
    again: '再点一次，删除 {count} 张',
    refused: '「{name}」：{reason}',
    noPicture: '不是图片',
  },
  en: {
    heading: 'Choose images',
    cancel: 'Cancel',
    confirm: 'OK',
    chosen: '{count} selected',
    most: '{limit} at most',
    remove: 'Delete',
    again: 'Press again to delete {count}',
    refused: '{name}: {reason}',
    noPicture: 'Not an image',
  },
})
