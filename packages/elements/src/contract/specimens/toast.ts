import { until } from '@ebkit/testing/browser'
import { toast, toastReference } from '../../pure/toast'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(toast, toastReference),
  attributes: { open: '', heading: '已保存', 'close-time': '0' },
  // Visible, and positioned among the page's toasts.
  settled: (element) => until(() => inside(element, '[part=toast]')?.parentElement?.style.translate, 'toast'),
  close: async (element) => inside(element, '[part=toast] button').click(),
  isOpen: (element) => Boolean(inside(element, '[part=toast]')),
}
