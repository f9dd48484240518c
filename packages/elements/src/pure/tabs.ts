import { isTabItems, Tabs, type TabsProps } from '@ebkit/widgets/tabs'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const none: NonNullable<TabsProps['items']> = []

/** `<eb-tabs>`: a row of tabs, and the content of the chosen one. */
export const tabs = defineElement<TabsProps>({
  tag: 'eb-tabs',
  component: Tabs,
  properties: {
    items: { type: 'json', default: none, accepts: isTabItems, example: '[{"value":"a","label":"A"}]' },
    value: { type: 'string' },
    label: { type: 'string' },
  },
  events: {
    'eb-change': {
      prop: 'onChange',
      kind: 'value',
      sets: ({ value }: { value: string }) => ({ value }),
    },
  },
  methods: ['focus'],
})

/** Texts of its reference page. */
export const tabsReference: ElementReference = {
  summary: 'A row of tabs, with the content of the chosen tab below it, if the page provides any.',
  slots: { '*': 'A child whose `slot` is the value of a tab is shown while that tab is chosen.' },
  parts: { tabs: 'The row.', tab: 'One tab.', panel: 'The box around the content.' },
  keyboard: {
    Tab: 'To the chosen tab, then to the content.',
    '← →': 'Chooses the previous or next tab, wraps around, and skips disabled tabs.',
    'Home, End': 'Chooses the first or last tab.',
  },
}
