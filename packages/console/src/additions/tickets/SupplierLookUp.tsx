import { createRowService } from '@ebkit/core/services/rows'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { useDescribeRefusal } from '../../problems/useDescribeRefusal'
import type { FormAdditionProps } from '../Addition'
import { supplierStrings } from './supplierStrings'

/** Looks up a product in the chosen system, and fills in what is found there. */
export function SupplierLookUp({ resource, values, setValue }: FormAdditionProps) {
  const { http } = useEnvironment()
  const text = useStrings(supplierStrings)
  const describe = useDescribeRefusal()
  const [isLooking, setLooking] = useState(false)
  const [said, setSaid] = useState<{ readonly text: string; readonly isWrong: boolean }>()
  const { supplierSystem, supplierProductCode } = values
  const look = async () => {
    if (!supplierSystem || !supplierProductCode) return setSaid({ text: text('incomplete'), isWrong: true })
    setLooking(true)
    try {
      const asked = { supplierSystem, supplierProductCode }
      const { figures } = await createRowService(http).preview(resource.resource, asked)
      const price = Number(figures.price)
      setValue('supplierProductName', figures.productName)
      setValue('supplierPrice', price)
      setSaid({
        text: text('found', { name: String(figures.productName), price: formatYuan(price) }),
        isWrong: false,
      })
    } catch (error) {
      setSaid({ text: describe(error), isWrong: true })
    } finally {
      setLooking(false)
    }
  }
  return (
    <section className="eb-addition__panel" aria-label={text('lookUp')}>
      <Button busy={isLooking} onClick={() => void look()}>
        {text('lookUp')}
      </Button>
      <div role="status">
        {said && (
          <p className="eb-addition__line" data-tone={said.isWrong ? 'danger' : undefined}>
            {said.text}
          </p>
        )}
      </div>
    </section>
  )
}
