import { labelText } from '@ebkit/rules/fields'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import type { FormAdditionProps } from '../../Addition'
import { Steps } from '../../Steps'
import { deliverySteps } from './deliverySteps'
import { HolderTabs } from './HolderTabs'
import { holdersOf } from './holdersOf'
import { deliveryStrings } from './strings'
import { useOrder } from './useOrder'
import { useOrderValues } from './useOrderValues'
import { useTerm } from './useTerm'

/** Above a delivery: its progress, and the other holders of its order. A new one is filled in from its order. */
export function DeliveryHead(props: FormAdditionProps) {
  const { resource, mode, id, values } = props
  const text = useStrings(deliveryStrings)
  const describe = useDescribeError()
  // until the row is loaded, the values are those of another one
  const isOwn = mode === 'add' || values[resource.key] === id
  const orderNo = isOwn ? String(values.orderNo ?? '') : ''
  const found = useOrder(resource.resource, orderNo)
  const holders = holdersOf(found, resource.key)
  const first = holders.find(({ traveller }) => traveller !== undefined)?.traveller ?? 0
  const [asked, setAsked] = useState<number>()
  const chosen = asked ?? first
  useOrderValues(props, found, chosen)
  useTerm(props)
  return (
    <>
      {mode === 'edit' && isOwn && <Progress {...props} />}
      {mode === 'add' && found.error !== undefined && (
        <p role="alert" className="eb-addition__line" data-tone="danger">
          {text('orderFailed', { reason: describe(found.error) })}
        </p>
      )}
      <HolderTabs
        holders={holders}
        orderNo={orderNo}
        shown={mode === 'edit' ? id : undefined}
        chosen={chosen}
        onChoose={mode === 'add' ? setAsked : undefined}
      />
    </>
  )
}

function Progress({ resource, values }: FormAdditionProps) {
  const { locale } = usePlace()
  const text = useStrings(deliveryStrings)
  const states = resource.fields.find(({ name }) => name === resource.stateField)?.options ?? []
  const labelOf = (state: string) =>
    labelText(states.find(({ value }) => value === state)?.label ?? { zh: state }, locale)
  const steps = deliverySteps(values).map((step) => ({ ...step, label: labelOf(step.name) }))
  return <Steps steps={steps} label={text('steps')} />
}
