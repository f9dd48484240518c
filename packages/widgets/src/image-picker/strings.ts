import { defineStrings } from '@ebkit/core/locale'

/** Texts of the image picker; pages override them under the group `imagePicker`. */
export const strings = defineStrings('imagePicker', {
  zh: {
    label: '图片',
    choose: '选择图片',
    replace: '更换图片',
    // Why images were refused.
    'wrong-type': '图片格式必须是 {types}，换一张再选',
    'too-large': '图片大小不能超过 {limit} {unit}，压缩后再选',
    'wrong-both': '图片格式必须是 {types}，大小不能超过 {limit} {unit}，换一张再选',
    'too-many': '图片最多上传 {limit} 张，移除一些再添加',
    refused: '「{name}」：{reason}',
    others: '还有 {count} 张没有加入',
  },
  en: {
    label: 'Images',
    choose: 'Choose images',
    replace: 'Choose another image',
    'wrong-type': 'Images must be of type {types}. Choose another one',
    'too-large': 'Images must not exceed {limit} {unit}. Make it smaller and choose it again',
    'wrong-both': 'Images must be of type {types} and must not exceed {limit} {unit}. Choose another one',
    'too-many': 'No more than {limit} can be uploaded. Remove some and add it again',
    refused: '{name}: {reason}',
    others: 'Further images not added: {count}',
  },
})
