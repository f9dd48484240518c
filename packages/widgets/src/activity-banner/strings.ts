import { defineStrings } from '@ebkit/core/locale'

/** Texts of eb-activity-banner; pages override them under the group `activityBanner`. */
export const strings = defineStrings('activityBanner', {
  zh: {
    label: '玩法介绍',
    tags: '标签',
    images: '图片',
    unfold: '展开全部',
    fold: '收起',
    enlarge: '查看大图',
    enlargeNumber: '查看大图，第 {number} 张',
    more: '查看更多',
    moreNumber: '查看更多，第 {number} 张，在新窗口打开',
    imageFailed: '图片没有加载出来',
    failed: '介绍没有加载出来',
    retry: '重试',
  },
  en: {
    label: 'What it is',
    tags: 'Tags',
    images: 'Images',
    unfold: 'Show all',
    fold: 'Show less',
    enlarge: 'View large',
    enlargeNumber: 'View large, image {number}',
    more: 'View more',
    moreNumber: 'View more of image {number} in a new window',
    imageFailed: 'The image could not be loaded',
    failed: 'The introduction could not be loaded',
    retry: 'Try again',
  },
})
