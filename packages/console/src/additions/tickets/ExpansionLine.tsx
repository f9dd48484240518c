import { formatYuan } from '@ebkit/rules/products'
import { useStrings } from '@ebkit/widgets/environment'
import type { FormAdditionProps } from '../Addition'
import { ticketAdditionStrings } from './strings'

/** What a deposit is worth, in one sentence. */
export function ExpansionLine({ values }: FormAdditionProps) {
  const text = useStrings(ticketAdditionStrings)
  const [deposit, worth] = [Number(values.depositAmount), Number(values.expandAmount)]
  if (!(deposit > 0 && worth > 0)) return null
  // at most two decimals, without trailing zeros
  const rate = String(Math.round((worth / deposit) * 100) / 100)
  return (
    <p className="eb-addition__line" role="status">
      {text('expansion', { deposit: formatYuan(deposit), worth: formatYuan(worth), rate })}
    </p>
  )
}
