import { Tooltip, type TooltipProps } from '@ebkit/widgets/tooltip'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

/** `<eb-tooltip>`: a short text beside an element of the page. */
export const tooltip = defineElement<TooltipProps>({
  tag: 'eb-tooltip',
  component: Tooltip,
  display: 'contents',
  properties: {
    text: { type: 'string' },
    for: { type: 'string' },
    margin: { type: 'number', default: 5 },
    hideDelay: { type: 'number', default: 300 },
  },
})

/** What the reference says of it. */
export const tooltipReference: ElementReference = {
  summary: 'A short text beside something of the page, while the pointer or focus is on it.',
  slots: { '': 'What it belongs to, unless `for` names that.' },
  parts: { tooltip: 'The box with the text.' },
  keyboard: {
    Tab: 'Onto what it belongs to: shows it. Away: hides it.',
    Esc: 'Hides it. Nothing else: neither a dialog around it nor the page hears of it.',
  },
}
