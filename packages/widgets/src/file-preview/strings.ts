import { defineStrings } from '@ebkit/core/locale'

/** Texts of the preview; pages override them under the group `filePreview`. */
export const strings = defineStrings('filePreview', {
  zh: {
    enlarge: '放大「{name}」',
    open: '在新标签页打开',
    download: '下载',
    none: '这种文件不能预览，下载后查看',
    noAddress: '没有可以预览的文件',
    image: '图片没有加载出来',
    video: '浏览器放不了这个视频，下载后观看',
    pdf: '这个浏览器不能显示 PDF，打开或下载后查看',
    retry: '重试',
  },
  en: {
    enlarge: 'Enlarge {name}',
    open: 'Open in a new tab',
    download: 'Download',
    none: 'There is no preview of this type. Download the file',
    noAddress: 'There is no file to preview',
    image: 'The image could not be loaded.',
    video: 'This browser cannot play the video. Download it to watch',
    pdf: 'This browser shows no PDF. Open or download the file',
    retry: 'Try again',
  },
})
