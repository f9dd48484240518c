import { until } from '@ebkit/testing/browser'
import { gallery, galleryReference } from '../../pure/gallery'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

/** A red pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Its pictures are placed side by side by its measured width. */
function isOpen(element: HTMLElement): boolean {
  const viewer = inside(element, '.eb-viewer:modal')
  const lefts = [...(viewer?.querySelectorAll('.eb-viewer__slide') ?? [])].map(
    (slide) => slide.getBoundingClientRect().left,
  )
  return lefts.length > 0 && lefts.every((left, index) => index === 0 || left - (lefts[index - 1] ?? 0) > 100)
}

export const specimen: Specimen = {
  ...untyped(gallery, galleryReference),
  attributes: { items: JSON.stringify([{ src: pixel, title: '大厅' }, { src: pixel }]) },
  samples: { items: { text: `[{"src":"${pixel}"}]`, value: [{ src: pixel }] } },
  settled: (element) => until(() => inside(element, '[part=thumbnail]'), 'small pictures'),
  open: async (element) => {
    inside(element, '[part=thumbnail]').click()
    await until(() => inside(element, '.eb-viewer:modal'), 'viewer')
  },
  close: async (element) => inside(element, '[part=close]').click(),
  isOpen,
  // Shown after the first picture, and if one fails to load.
  partsElsewhere: ['previous', 'retry'],
}
