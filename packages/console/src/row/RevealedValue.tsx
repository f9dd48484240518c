import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { type Field, isEmptyValue, labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { eyeIcon, eyeOffIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useEnvironment, usePlace, useStrings } from '@ebkit/widgets/environment'
import { type ReactNode, useState } from 'react'
import css from './RevealedValue.css'
import { revealStrings } from './revealStrings'

export interface RevealedValueProps {
  resource: PageResource
  row: Row
  field: Field
  /** The masked value. Absent if it is in an input. */
  children?: ReactNode
  /** The value was shown: the audit trail has a new entry. */
  onRevealed?: (() => void) | undefined
}

/** Whether the user may reveal a masked value. */
export const mayReveal = ({ rights, key }: PageResource, { unmasksOnRequest, name }: Field, row: Row) =>
  !!unmasksOnRequest && rights.includes('reveal') && !!row[key] && !isEmptyValue(row[name])

/** A masked value with an eye that reveals it until it is pressed again; the audit trail records who saw it. */
export function RevealedValue({ resource, row, field, children, onRevealed }: RevealedValueProps) {
  const { http } = useEnvironment()
  const { locale } = usePlace()
  const text = useStrings(revealStrings)
  const describe = useDescribeError()
  const root = useStyles<HTMLSpanElement>(css)
  const [state, setState] = useState<{ whole?: string; error?: unknown; isBusy?: boolean }>({})
  const { whole, error } = state
  const press = async () => {
    if (whole !== undefined) return setState({})
    setState({ isBusy: true })
    try {
      const key = String(row[resource.key])
      setState({ whole: await createRowService(http).reveal(resource.resource, key, field.name) })
      onRevealed?.()
    } catch (failure) {
      setState({ error: failure })
    }
  }
  const isShown = whole !== undefined
  return (
    <span ref={root} className="eb-revealed">
      <span aria-live="polite">{whole ?? children}</span>
      <Button
        kind={children === undefined ? 'text' : 'icon'}
        busy={!!state.isBusy}
        label={text(isShown ? 'hide' : 'show', { name: labelText(field.label, locale) })}
        onClick={() => void press()}
      >
        <Icon path={isShown ? eyeOffIcon : eyeIcon} />
        {children === undefined && text(isShown ? 'hideIt' : 'showIt')}
      </Button>
      {error !== undefined && <span role="alert">{text('failed', { reason: describe(error) })}</span>}
    </span>
  )
}
