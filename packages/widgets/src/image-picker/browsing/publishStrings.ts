import { defineStrings } from '@ebkit/core/locale'

/** Texts of the question about private images; pages override them under the group `publishImages`. */
export const strings = defineStrings('publishImages', {
  zh: {
    question: '复制到公共文件？',
    one: '「{name}」在你的个人文件里，客人看不到。',
    several: '其中 {count} 张图片在你的个人文件里，客人看不到。',
    note: '复制一份到公共文件后使用，原文件不变。',
    copy: '复制并使用',
    cropQuestion: '用作公开图片？',
    cropNote: '裁剪后的图片所有人都能看到，原文件不变。',
    crop: '继续裁剪',
    cancel: '取消',
    failed: '有图片无法复制，可能已被删除，请重新选择',
  },
  en: {
    question: 'Copy to the public files?',
    one: '“{name}” is among your own files, where guests cannot see it.',
    several: '{count} of the images are among your own files, where guests cannot see them.',
    note: 'A copy among the public files is used. The original stays as it is.',
    copy: 'Copy and use',
    cropQuestion: 'Use as a public image?',
    cropNote: 'Everybody can see what is cut out. The original stays as it is.',
    crop: 'Go on',
    cancel: 'Cancel',
    failed: 'Some images could not be copied, they may be deleted. Choose again',
  },
})
