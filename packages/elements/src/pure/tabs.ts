import { isTabItems, Tabs, type TabsProps } from '@ebkit/widgets/tabs'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const none: NonNullable<TabsProps['items']> = []

/** `<eb-tabs>`: a row of tabs, and the content of the chosen one. */
export const tabs = defineElement<TabsProps>({
  tag: 'eb-tabs',
  component: Tabs,
  properties: {
    items: { type: 'json', default: none, accepts: isTabItems },
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

/** What the reference says of it. */
export const tabsReference: ElementReference = {
  summary: 'A row of tabs, and under it the content of the one that is chosen, if the page gives any.',
  slots: { '*': 'A child whose `slot` is the value of a tab is shown while that tab is chosen.' },
  parts: { tabs: 'The row.', tab: 'One tab.', panel: 'The box around the content.' },
  keyboard: {
    Tab: 'Onto the tab that is chosen, then to the content.',
    '← →': 'Chooses the tab before or after, round the ends; passes over what is disabled.',
    'Home, End': 'Chooses the first tab, the last one.',
  },
}
