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

/** Texts of its reference page. */
export const tooltipReference: ElementReference = {
  summary: 'A short text beside an element of the page, while the pointer or focus is on that element.',
  slots: { '': 'The described element, unless `for` names it.' },
  parts: { tooltip: 'The box with the text.' },
  keyboard: {
    Tab: 'To the described element: shows the tooltip. Away: hides it.',
    Esc: 'Hides the tooltip. Neither a surrounding dialog nor the page receives this key.',
  },
}
