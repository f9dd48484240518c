import { isServiceError } from '@ebkit/core/errors'
import { createRowService } from '@ebkit/core/services/rows'
import { languageOf } from '@ebkit/rules/fields'
import { type Problem, problemText } from '@ebkit/rules/validation'
import { Button } from '@ebkit/ui/button'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import type { FormAdditionProps } from '../Addition'
import { supplierStrings } from './supplierStrings'
import { yuan } from './yuan'

/** Looks a product up in the chosen system, and fills in what that says about it. */
export function SupplierLookUp({ resource, values, setValue }: FormAdditionProps) {
  const { http, locale } = useEnvironment()
  const text = useStrings(supplierStrings)
  const describe = useDescribeError()
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
        text: text('found', { name: String(figures.productName), price: yuan(price) }),
        isWrong: false,
      })
    } catch (error) {
      setSaid({ text: refusalOf(error, languageOf(locale)) ?? describe(error), isWrong: true })
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

/** What is wrong with the code, in words. */
function refusalOf(error: unknown, language: 'zh' | 'en'): string | undefined {
  if (!isServiceError(error, 'http') || error.status !== 422) return undefined
  const { problems } = Object(error.data) as { problems?: readonly Problem[] }
  return problems?.[0] && problemText(problems[0], language)
}
