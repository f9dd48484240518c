import type { Row } from '@ebkit/core/services/rows'
import { ModalBox } from '@ebkit/ui/modal-box'
import { TextInput } from '@ebkit/ui/text-input'
import { useStrings } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { useState } from 'react'
import { centsOf, type PricePreview, percentOf, previewPrices } from './dishPrices'
import { dishStrings } from './strings'
import type { DishPartProps } from './useDishes'

const yuan = (cents: number) => (cents / 100).toFixed(2)

/** Raises or lowers the prices of dishes, after a preview of each. */
export function PriceDialog(props: DishPartProps & { rows: readonly Row[]; onClose(): void }) {
  const { rows, save, onClose } = props
  const text = useStrings(dishStrings)
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const [typed, setTyped] = useState('')
  const by = kind === 'percent' ? percentOf(typed) : centsOf(typed)
  const previews = by ? previewPrices(rows, { kind, by }) : []
  const changed = previews.filter(({ problem }) => !problem)
  const heading = text('priceTitle', { count: rows.length })
  const isWrong = typed.trim() !== '' && !by
  return (
    <ModalBox
      open
      label={heading}
      heading={heading}
      size="md"
      {...(changed.length > 0 && { okLabel: text('priceOk', { count: changed.length }) })}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      onClose={(reason) => {
        if (reason === 'ok')
          void save(
            text('priced'),
            changed.map(({ row, after }) => [row, { price: after }] as const),
          )
        onClose()
      }}
    >
      <div className="eb-dishes__change">
        <Select
          options={(['percent', 'amount'] as const).map((value) => ({ value, label: text(value) }))}
          selection={[kind]}
          label={text('priceKind')}
          onChange={({ value: [next] }) => next && setKind(next as typeof kind)}
        />
        <TextInput
          label={text(kind === 'percent' ? 'percentBy' : 'amountBy')}
          placeholder={text(kind === 'percent' ? 'percentBy' : 'amountBy')}
          value={typed}
          invalid={isWrong}
          inputMode="text"
          isNumber
          suffix={kind === 'percent' ? '%' : '¥'}
          onChange={setTyped}
        />
      </div>
      {isWrong && (
        <p className="eb-dishes__wrong" role="alert">
          {text('priceWrong')}
        </p>
      )}
      {previews.length > 0 && <Previews previews={previews} />}
    </ModalBox>
  )
}

function Previews({ previews }: { previews: readonly PricePreview[] }) {
  const text = useStrings(dishStrings)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="eb-dishes__previews" tabIndex={0} aria-label={text('pricePreview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('dish')}</th>
            <th scope="col">{text('before')}</th>
            <th scope="col">{text('after')}</th>
          </tr>
        </thead>
        <tbody>
          {previews.map(({ row, before, after, problem }) => (
            <tr key={String(row.restaurant_product_id)} className={problem && 'eb-dishes__stays'}>
              <th scope="row">{String(row.name)}</th>
              <td>{yuan(before)}</td>
              <td>{problem ? text(problem) : yuan(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
