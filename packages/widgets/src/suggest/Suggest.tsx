import { FieldInside, useComboBox } from '@ebkit/ui/combo-box'
import { fieldClass } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle, useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { Field } from './Field'
import type { SuggestProps } from './props'
import css from './Suggest.css'
import { SuggestList } from './SuggestList'
import { type SuggestText, strings } from './strings'
import { suggestKeys } from './suggestKeys'
import { type SuggestState, useSuggest } from './useSuggest'

/**
 * A text field with suggestions: an editable combobox. Accepts any text, even if suggestions fail.
 *
 * @spec W-SUG-1
 * @example
 * ```tsx
 * import { Suggest } from '@ebkit/widgets/suggest'
 *
 * export function City() {
 *   return <Suggest label="城市" suggestions={['杭州', '苏州']} onSelect={({ suggestion }) => console.log(suggestion)} />
 * }
 * ```
 */
export function Suggest(props: SuggestProps) {
  const { value = '', errorMessage } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const box = useComboBox()
  const id = useId()
  const state = useSuggest(props, text('failed'))
  const { isOpen, options, show, close } = state
  /** The text of the latest `eb-change`. */
  const reported = useRef(value)
  const focus = () => box.current?.querySelector('input')?.focus()
  useImperativeHandle(props.handle, () => ({ show: () => show(value, true), hide: close, focus }))

  function tell(next: string): void {
    if (next !== reported.current) props.onChange?.({ value: next })
    reported.current = next
  }
  function commit(next = value): void {
    tell(next)
    close()
  }
  function choose(index: number): void {
    const suggestion = options[index]
    if (!suggestion || suggestion.disabled) return
    props.onInput?.({ value: suggestion.value })
    commit(suggestion.value)
    props.onSelect?.({ suggestion })
  }
  const clear = () => {
    props.onInput?.({ value: '' })
    close()
  }
  const onKeyDown = suggestKeys(state, { choose, commit, clear })
  const field = <Field id={id} props={props} state={state} fallback={text('input')} onKeyDown={onKeyDown} />

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the focus of what stands inside
    <div
      ref={element}
      className="eb-root eb-suggest"
      lang={locale}
      dir={dir}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) reported.current = value
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        tell(value)
        // The list stays open when the window loses focus, or the page moves the element.
        if (relatedTarget || !isOpen) close()
      }}
    >
      <div
        ref={box}
        className={fieldClass('eb-combo', { invalid: !!errorMessage, disabled: props.disabled })}
        part="field"
      >
        {field}
      </div>
      <FieldError id={`${id}-error`} message={errorMessage} />
      <SuggestList
        id={id}
        anchor={box}
        state={state}
        text={text}
        onPick={choose}
        onRetry={() => {
          focus()
          show(value, true)
        }}
      >
        <FieldInside onLeave={close}>{field}</FieldInside>
      </SuggestList>
      <span className="eb-visually-hidden" role="status">
        {isOpen && said(state, text)}
      </span>
    </div>
  )
}

/** Announcement about the list for screen readers. */
function said({ status, options: { length: count } }: SuggestState, text: SuggestText): string {
  if (status === 'loading' || status === 'failed') return text(status)
  return text(count ? 'count' : 'empty', { count })
}
