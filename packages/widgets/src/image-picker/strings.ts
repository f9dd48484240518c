import { defineStrings } from '@ebkit/core/locale'

/** Texts of the image picker; pages override them under the group `imagePicker`. */
export const strings = defineStrings('imagePicker', {
  zh: {
    label: '图片',
    choose: '选择图片',
    // Why images were not taken.
    'wrong-type': '图片格式必须是 {types}',
    'too-large': '图片大小不能超过 {limit} {unit}',
    'wrong-both': '图片格式必须是 {types}，大小不能超过 {limit} {unit}',
    'too-many': '图片最多上传 {limit} 张',
    refused: '「{name}」：{reason}',
    others: '还有 {count} 张没有加入',
  },
  en: {
    label: 'Images',
    choose: 'Choose images',
    'wrong-type': 'Images must be of type {types}',
    'too-large': 'Images must not exceed {limit} {unit}',
    'wrong-both': 'Images must be of type {types} and must not exceed {limit} {unit}',
    'too-many': 'No more than {limit} can be uploaded',
    refused: '{name}: {reason}',
    others: 'Further images not added: {count}',
  },
})
