import { Gallery, type GalleryProps } from '@ebkit/widgets/gallery'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const

/** `<eb-gallery>`: thumbnails; a press enlarges one. */
export const gallery = defineElement<GalleryProps>({
  tag: 'eb-gallery',
  component: Gallery,
  ownWidth: 480,
  properties: {
    items: { type: 'json', accepts: Array.isArray },
    open: flag,
    index: number,
    noGrid: flag,
    thumbnailSize: number,
    loop: flag,
    label: { type: 'string' },
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
    'eb-slide': { prop: 'onChange', kind: 'action', sets: ({ index }: { index: number }) => ({ index }) },
  },
  methods: ['show', 'hide', 'focus'],
})

/** What the reference says of it. */
export const galleryReference: ElementReference = {
  summary: 'Small pictures, each of them large when it is pressed: zoom, pan, rotate, swipe.',
  slots: {
    '': 'Images, or links around images, where there are no `items`. They are not shown as they are.',
  },
  parts: {
    thumbnail: 'One small picture.',
    viewer: 'What fills the screen.',
    bar: 'Its head: which picture, and the buttons.',
    title: 'The title under a picture.',
    previous: 'The button to the picture before.',
    next: 'The button to the next one.',
    rotate: 'The button that turns the picture.',
    close: 'The button that closes.',
    retry: 'The button that tries again, where a picture did not come.',
  },
  keyboard: {
    'Tab, Enter, Space': 'On a small picture: opens it.',
    '← →': 'The picture before, the next one.',
    'Home, End': 'The first, the last.',
    '+ -': 'Larger, smaller.',
    '0': 'All of the picture.',
    'R, Shift+R': 'Turns it to the right, to the left.',
    Esc: 'Closes the viewer, and no dialog around it; focus is on the picture that was looked at last.',
  },
}
