import { formatYuan } from '@ebkit/rules/products'
import { useStrings } from '@ebkit/widgets/environment'
import { useEffect, useRef, useState } from 'react'
import type { FormAdditionProps } from '../../Addition'
import { usePreview } from '../../usePreview'
import { PreviewPanel } from '../PreviewPanel'
import { LeftOutOrders } from './LeftOutOrders'
import { refundStrings } from './strings'
import { WrongLines } from './WrongLines'

/** What a batch would refund and what it leaves out. It is sent for review only after the user has seen this. */
export function RefundPreview({ resource, values, onBeforeSave }: FormAdditionProps) {
  const text = useStrings(refundStrings)
  const { look, preview, ...state } = usePreview(resource.resource, values)
  const [isAsked, setAsked] = useState(false)
  const shown = useRef(preview)
  shown.current = preview
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback uses the values that it is given
  useEffect(() => {
    onBeforeSave(async (given) => {
      const seen = shown.current
      // wrong lines are refused at the field of their file
      if (seen) return Number(seen.figures.orders) > 0 || Number(seen.figures.wrong) > 0
      setAsked(true)
      return (await look(given)) === 'refused'
    })
    return () => onBeforeSave(undefined)
  }, [])
  const panel = useRef<HTMLDivElement>(null)
  // the user is at the save button, which may be far away
  useEffect(() => {
    if (isAsked && preview) panel.current?.scrollIntoView({ block: 'start' })
  }, [isAsked, preview])
  const lookAgain = () => {
    setAsked(false)
    void look(values)
  }
  const { orders, pieces, amount } = preview?.figures ?? {}
  return (
    <div ref={panel}>
      <PreviewPanel {...state} label={text('look')} onLook={lookAgain}>
        {isAsked && Number(orders) > 0 && <p className="eb-addition__line">{text('checkFirst')}</p>}
        {preview && (
          <p className="eb-addition__line">
            {Number(orders) > 0
              ? text('found', {
                  orders: Number(orders),
                  pieces: Number(pieces),
                  amount: formatYuan(Number(amount)),
                })
              : text('none')}
          </p>
        )}
        {preview && <WrongLines preview={preview} />}
        {preview && <LeftOutOrders preview={preview} />}
      </PreviewPanel>
    </div>
  )
}
