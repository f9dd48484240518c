import { FilePreview, type FilePreviewProps } from '@ebkit/widgets/file-preview'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const text = { type: 'string' } as const

/** `<eb-file-preview>`: shows a picture, a PDF or a video; for other files the name, the size and a download link. */
export const filePreview = defineElement<FilePreviewProps>({
  tag: 'eb-file-preview',
  component: FilePreview,
  properties: {
    src: text,
    fileName: text,
    type: text,
    isPrivate: { type: 'boolean' },
    size: { type: 'number' },
    slides: { type: 'json', accepts: Array.isArray, example: '[{"src":"/a.jpg"}]' },
    noDownload: { type: 'boolean' },
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay' },
    'eb-hide': { prop: 'onHide', kind: 'overlay' },
  },
})

/** Texts of its reference page. */
export const filePreviewReference: ElementReference = {
  summary: 'Shows an image, a PDF or a video; for other files the name, the size and a download link.',
  parts: {
    stage: 'The box that the file is shown in.',
    image: 'A picture.',
    enlarge: 'The button around it, which enlarges it.',
    pdf: 'A PDF.',
    video: 'A video.',
    none: 'The text for a file that cannot be shown.',
    retry: 'The retry button, if an image did not load.',
    open: 'The link that opens the file in a new tab.',
    download: 'The link that downloads it.',
  },
  keyboard: {
    'Enter, Space': 'On an image: enlarges it. The viewer has the keys of `eb-gallery`.',
    Tab: 'To the picture or the video’s controls, then to the links.',
  },
}
