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
    items: { type: 'json', accepts: Array.isArray, example: '[{"src":"/a.jpg","w":800,"h":600}]' },
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

/** Texts of its reference page. */
export const galleryReference: ElementReference = {
  summary: 'Thumbnails; a click enlarges one: zoom, pan, rotate, swipe.',
  slots: {
    '': 'Images, or links around images, if there are no `items`. They are shown as thumbnails.',
  },
  parts: {
    thumbnail: 'One thumbnail.',
    viewer: 'The viewer, which fills the screen.',
    bar: 'The bar of the viewer: the number of the image, and the buttons.',
    title: 'The title under a picture.',
    previous: 'The button to the previous image.',
    next: 'The button to the next image.',
    rotate: 'The button that rotates the image.',
    close: 'The button that closes.',
    retry: 'The retry button, if an image did not load.',
  },
  keyboard: {
    'Tab, Enter, Space': 'On a thumbnail: opens it.',
    '← →': 'The previous image, the next one.',
    'Home, End': 'The first, the last.',
    '+ -': 'Larger, smaller.',
    '0': 'Shows the whole image.',
    'R, Shift+R': 'Turns it to the right, to the left.',
    Esc: 'Closes only the viewer, not a surrounding dialog; focus is on the image that was shown last.',
  },
}
