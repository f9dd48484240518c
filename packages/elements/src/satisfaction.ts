import { Satisfaction, type SatisfactionProps } from '@ebkit/widgets'
import { defineElement } from './defineElement'
import { widgetConnection } from './element/widgetConnection'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** `<eb-satisfaction>`: asks how well a page works, by a pop-up with five stars and a floating tab. */
export const satisfaction = defineElement<SatisfactionProps>({
  tag: 'eb-satisfaction',
  component: Satisfaction,
  summary: 'Asks how well a page works: a pop-up with five stars and a comment, and a floating tab.',
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
