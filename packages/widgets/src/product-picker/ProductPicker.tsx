import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useEffect, useMemo } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { PickerDialog } from '../picker/PickerDialog'
import { PickerSummary } from '../picker/PickerSummary'
import { refusalOf } from '../picker/selection'
import css from './ProductPicker.css'
import { productView } from './productView'
import type { ProductPickerProps } from './props'
import { strings } from './strings'
import { useMistakes } from './useMistakes'
import { useProductPicker } from './useProductPicker'

/**
 * Chooses ticket products in a dialog with tabs, search and pages; the chosen ones stand under its button.
 *
 * @spec W-PICK-1 W-PICK-4
 */
export function ProductPicker(props: ProductPickerProps) {
  const { disabled, label, buttonLabel, noButton, noSummary, errorMessage, reportProblem } = props
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLFieldSetElement>(css)
  const { model, state, settings, onClosed } = useProductPicker(props, element)
  const { max, single } = settings
  const view = productView(settings, state.tab, text)
  const mistakes = useMistakes(props, text)

  const { saved } = state
  const bad = useMemo(() => refusalOf(saved)?.keys.length, [saved])
  const problem = bad ? text('problem', { count: view.count(bad) }) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => void reportProblem?.(problem), [problem])
  const message = problem || errorMessage || mistakes

  const part = { model, state, view }
  return (
    <fieldset
      ref={element}
      className="eb-root eb-product-picker"
      lang={locale}
      dir={dir}
      disabled={disabled}
      aria-label={label || text('choose')}
    >
      {!noButton && (
        <Button className="eb-product-picker__button" part="button" onClick={() => model.open()}>
          {buttonLabel || text('choose')}
          {saved.length > 0 && <span>{text('chosen', { count: view.count(saved.length) })}</span>}
        </Button>
      )}
      {!noSummary && <PickerSummary {...part} disabled={disabled} />}
      <div role="alert">
        {message && (
          <p className="eb-product-picker__problem" part="message">
            <Icon path={circleAlertIcon} />
            {message}
          </p>
        )}
      </div>
      <PickerDialog {...part} max={max} single={single} onClosed={onClosed} />
    </fieldset>
  )
}
