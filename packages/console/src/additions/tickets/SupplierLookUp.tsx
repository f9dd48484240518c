import { createRowService } from '@ebkit/core/services/rows'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useRef, useState } from 'react'
import { useDescribeRefusal } from '../../problems/useDescribeRefusal'
import type { FormAdditionProps } from '../Addition'
import { askSupplier, isSameQuestion, type SupplierQuestion } from './askSupplier'
import { supplierStrings } from './supplierStrings'

interface Said {
  readonly text: string
  readonly isWrong: boolean
  /** What it is about: of another code it says nothing. */
  readonly question: SupplierQuestion
}

/** Looks up a product in the chosen system, and fills in what is found there. */
export function SupplierLookUp({ resource, values, setValue }: FormAdditionProps) {
  const { http } = useEnvironment()
  const text = useStrings(supplierStrings)
  const describe = useDescribeRefusal()
  const [isLooking, setLooking] = useState(false)
  const [said, setSaid] = useState<Said>()
  const { supplierSystem, supplierProductCode } = values
  const question = { supplierSystem, supplierProductCode }
  const newest = useRef<SupplierQuestion>(question)
  newest.current = question
  const say = (line: string, isWrong: boolean) => setSaid({ text: line, isWrong, question: newest.current })
  const look = async () => {
    if (!supplierSystem || !supplierProductCode) return say(text('incomplete'), true)
    setLooking(true)
    const result = await askSupplier(
      () => newest.current,
      (asked) => createRowService(http).preview(resource.resource, { ...asked }),
    )
    setLooking(false)
    if (!result) return
    if ('error' in result) return say(describe(result.error), true)
    const { productName, price } = result.answer.figures
    setValue('supplierProductName', productName)
    setValue('supplierPrice', Number(price))
    say(text('found', { name: String(productName), price: formatYuan(Number(price)) }), false)
  }
  return (
    <section className="eb-addition__panel" aria-label={text('lookUp')}>
      <Button busy={isLooking} onClick={() => void look()}>
        {text('lookUp')}
      </Button>
      <div role="status">
        {said && isSameQuestion(said.question, question) && (
          <p className="eb-addition__line" data-tone={said.isWrong ? 'danger' : undefined}>
            {said.text}
          </p>
        )}
      </div>
    </section>
  )
}
