import { until } from '@ebkit/testing/browser'
import { objectBrowser, objectBrowserReference } from '../../pure/object-browser'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(objectBrowser, objectBrowserReference),
  setUp: signedIn,
  tearDown: signedOut,
  settled: (element) => until(() => inside(element, '[part=listing] [aria-busy=false]'), 'files', 15_000),
  open: async (element) => (element as HTMLElement & { show(): void }).show(),
  close: async (element) => inside(element, 'dialog:modal .eb-dialog__close').click(),
  isOpen: (element) => Boolean(inside(element, 'dialog:modal .eb-manager')),
  // Shown while several entries are selected.
  partsElsewhere: ['actions'],
  samples: { folder: { text: 'posters/2026/', value: 'posters/2026/' } },
}
