import { defineStrings } from '@ebkit/core/locale'

/** Texts of the viewer; pages override them under the group `viewer`. */
export const viewerStrings = defineStrings('viewer', {
  zh: {
    viewer: '查看图片',
    close: '关闭',
    previous: '上一张',
    next: '下一张',
    zoomIn: '放大',
    zoomOut: '缩小',
    rotate: '旋转',
    place: '第 {place} 张，共 {count} 张',
    failed: '图片没有加载出来',
    retry: '重试',
    loading: '正在加载',
  },
  en: {
    viewer: 'Image viewer',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rotate: 'Rotate',
    place: '{place} of {count}',
    failed: 'The image could not be loaded.',
    retry: 'Try again',
    loading: 'Loading',
  },
})
