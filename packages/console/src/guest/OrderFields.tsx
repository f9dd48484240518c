import type { GuestProduct } from '@ebkit/core/services/guest'
import { formatYuan } from '@ebkit/rules/products'
import { FieldError } from '@ebkit/ui/field-error'
import { TextInput } from '@ebkit/ui/text-input'
import { DateField } from '@ebkit/widgets/date'
import { useStrings } from '@ebkit/widgets/environment'
import { NumberInput } from '@ebkit/widgets/number-input'
import { type ReactNode, useId } from 'react'
import { ChoiceCards } from './ChoiceCards'
import type { GuestField } from './GuestState'
import { mostOf, travellersOf } from './guestEntry'
import type { StepProps } from './StepProps'
import { guestStrings } from './strings'

/** What a guest chooses and fills in for a product. */
export function OrderFields({ guest, state, product }: StepProps & { product: GuestProduct }) {
  const text = useStrings(guestStrings)
  const { entry, missing } = state
  const problem = (field: GuestField) => (missing.includes(field) ? text(`${field}Missing`) : undefined)
  const names = Array.from(
    { length: travellersOf(product, entry) },
    (_, index) => entry.travellers[index] ?? '',
  )
  return (
    <div className="eb-guest__fields">
      {product.specs.length > 0 && <Specs guest={guest} state={state} product={product} />}
      <Line label={text('quantity')} isNumber>
        <NumberInput
          label={text('quantity')}
          min={product.minPerOrder}
          max={mostOf(product, entry)}
          valueAsNumber={entry.quantity}
          onChange={({ value }) => guest.change({ quantity: value ?? product.minPerOrder })}
        />
      </Line>
      {product.needsUseDate && (
        <Line label={text('useDate')}>
          <DateField
            label={text('useDate')}
            value={entry.useDate}
            errorMessage={problem('useDate')}
            onChange={({ value }) => guest.change({ useDate: value })}
          />
        </Line>
      )}
      <Entry
        label={text('name')}
        value={entry.buyerName}
        problem={problem('buyerName')}
        onChange={(buyerName) => guest.change({ buyerName })}
      />
      <Entry
        label={text('phone')}
        type="tel"
        value={entry.buyerPhone}
        problem={problem('buyerPhone')}
        onChange={(buyerPhone) => guest.change({ buyerPhone })}
      />
      {names.map((name, index) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no other key
          key={index}
          label={text('traveller', { number: index + 1 })}
          value={name}
          problem={name.trim() ? undefined : problem('travellers')}
          onChange={(next) =>
            guest.change({ travellers: names.map((old, at) => (at === index ? next : old)) })
          }
        />
      ))}
      {product.needsAddress && (
        <Entry
          label={text('address')}
          value={entry.receiverAddress}
          problem={problem('receiverAddress')}
          onChange={(receiverAddress) => guest.change({ receiverAddress })}
        />
      )}
      <Line label={text('payment')}>
        <ChoiceCards
          kind="chip"
          label={text('payment')}
          choices={[
            { value: 'wechat', label: text('wechat') },
            { value: 'alipay', label: text('alipay') },
          ]}
          chosen={entry.payMethod}
          onChoose={(payMethod) => guest.change({ payMethod })}
        />
      </Line>
    </div>
  )
}

function Specs({ guest, state, product }: StepProps & { product: GuestProduct }) {
  const text = useStrings(guestStrings)
  return (
    <ChoiceCards
      kind="card"
      label={text('spec')}
      choices={product.specs.map(({ specName, salePrice, inventory }) => ({
        value: specName,
        label: `${specName} ${formatYuan(salePrice)}`,
        hint: inventory < product.minPerOrder ? text('soldOut') : text('left', { count: inventory }),
        disabled: inventory < product.minPerOrder,
      }))}
      chosen={state.entry.specName}
      onChoose={(specName) => guest.change({ specName })}
    />
  )
}

/** The label is only visual: each field has an accessible name of its own. */
function Line({ label, isNumber, children }: { label: string; isNumber?: boolean; children: ReactNode }) {
  return (
    <div className={`eb-guest__line${isNumber ? ' eb-guest__line--number' : ''}`}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

interface EntryProps {
  label: string
  type?: 'tel'
  value: string
  problem: string | undefined
  onChange(value: string): void
}

function Entry({ label, type, value, problem, onChange }: EntryProps) {
  const errorId = useId()
  return (
    <Line label={label}>
      <div>
        <TextInput
          label={label}
          type={type}
          value={value}
          onChange={onChange}
          required
          invalid={problem !== undefined}
          describedBy={errorId}
        />
        <FieldError id={errorId} message={problem} />
      </div>
    </Line>
  )
}
