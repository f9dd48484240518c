import { until } from '@ebkit/testing/browser'
import { fileExplorer, fileExplorerReference } from '../../pure/file-explorer'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

/** Folders, toolbar and messages load with and after the first listing. */
const isWhole = (element: HTMLElement, where: string) =>
  ['[part=listing] [aria-busy=false]', '[part=storage]', '.eb-message-bar'].every((part) =>
    inside(element, where + part),
  )

export const specimen: Specimen = {
  ...untyped(fileExplorer, fileExplorerReference),
  setUp: signedIn,
  tearDown: signedOut,
  settled: (element) => until(() => isWhole(element, ''), 'files', 15_000),
  open: async (element) => (element as HTMLElement & { show(): void }).show(),
  close: async (element) => inside(element, 'dialog[open] .eb-dialog__close').click(),
  isOpen: (element) => isWhole(element, 'dialog[open] '),
  // Shown while several entries are selected.
  partsElsewhere: ['actions'],
  textField: (element) => inside(element, 'dialog[open] [role=searchbox]'),
  samples: { selection: { text: '', value: [{ id: '1' }] } },
}
