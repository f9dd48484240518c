import { labelText } from '@ebkit/rules/fields'
import { TabBar } from '@ebkit/ui/tabs'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useId } from 'react'
import { everything } from '../../list/fixedCondition'
import { parameterAddress } from '../../list/tabAddress'
import { useTabFocus } from '../../list/useTabFocus'
import type { ListAdditionProps } from '../Addition'
import { ticketAdditionStrings } from './strings'

/** The types of products as tabs, each with an address of its own. */
export function TypeTabs({ page, open, resources, onGo, onClose }: ListAdditionProps) {
  const { locale } = usePlace()
  const text = useStrings(ticketAdditionStrings)
  const id = useId()
  const { root, leave } = useTabFocus('productType')
  const field = resources[page.resource]?.fields.find(({ name }) => name === 'productType')
  const types = field?.options ?? []
  const { type = everything } = open.parameters
  return (
    <div ref={root}>
      <TabBar
        id={id}
        look="segments"
        items={[
          { value: everything, label: text('all') },
          ...types.map(({ value, label }) => ({ value: String(value), label: labelText(label, locale) })),
        ]}
        value={type}
        label={text('types')}
        onChange={(value) => {
          leave()
          onGo(parameterAddress(open, 'type', value))
          onClose()
        }}
      />
    </div>
  )
}
