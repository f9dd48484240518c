import { tooltip, tooltipReference } from '../../pure/tooltip'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(tooltip, tooltipReference),
  isButtonless: true,
  attributes: { text: '今天起可用' },
  content: '<button type="button">游船票</button>',
  isNeverFocused: true,
  floats: true,
  open: async (element) => (element.firstElementChild as HTMLElement).focus(),
  close: async (element) => (element.firstElementChild as HTMLElement).blur(),
  isOpen: (element) => Boolean(inside(element, '[role=tooltip]')),
}
