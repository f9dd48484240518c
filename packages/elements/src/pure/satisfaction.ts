import { Satisfaction, type SatisfactionProps } from '@ebkit/widgets/satisfaction'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** `<eb-satisfaction>`: asks for a rating of the page, in a pop-up with five stars and with a floating tab. */
export const satisfaction = defineElement<SatisfactionProps>({
  tag: 'eb-satisfaction',
  component: Satisfaction,
  display: 'contents',
  connection: widgetConnection,
  properties: {
    pageKey: text,
    pageName: text,
    level: { type: 'string', default: 'page', values: ['page', 'system'] },
    manual: flag,
    noTab: flag,
    noReload: flag,
    open: flag,
    testHosts: { type: 'json' },
    guideCounterKey: text,
  },
  events: {
    'eb-before-show': { prop: 'onBeforeShow', kind: 'before', sets: { open: false } },
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
    'eb-change': { prop: 'onChange', kind: 'value' },
    'eb-submit': { prop: 'onSubmit', kind: 'action' },
    'eb-decline': { prop: 'onDecline', kind: 'action' },
    'eb-before-reload': { prop: 'onBeforeReload', kind: 'before' },
  },
  methods: ['show', 'hide', 'reset', 'focus'],
})

/** Texts of its reference page. */
export const satisfactionReference: ElementReference = {
  summary: 'Asks how well a page works: a pop-up with five stars and a comment, and a floating tab.',
  parts: {
    tab: 'The floating tab on the edge of the page.',
    panel: 'The box of a dialog.',
    stars: 'The five stars.',
    score: 'The line under the stars: number and description.',
    message: 'The error: a missing or invalid entry.',
    comment: 'The text field.',
    decline: 'The button 以后再说.',
    submit: 'The button 提交.',
    later: 'The button 稍后 after a failure.',
    retry: 'The button 重试 after a failure.',
  },
  cssProperties: {
    '--eb-satisfaction-offset': {
      default: '96px',
      description: 'Distance of the floating tab to the lower edge of the window.',
    },
  },
  keyboard: {
    'Tab, Shift+Tab': 'Moves through the dialog; focus stays inside while it is open.',
    '← → ↑ ↓': 'On the stars: one more or less.',
    Enter: 'On a button: presses it.',
    Esc: 'Closes the dialog and keeps the draft.',
  },
}
