import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { type ReactNode, type RefObject, useImperativeHandle, useMemo } from 'react'
import { DateField } from '../date'
import { DateRange, rangeOfText, textOfRange } from '../date-range'
import { usePlace } from '../environment/Environment'
import type { TitleBarAction, TitleBarPicker } from './settings'
import css from './TitleBar.css'

/** Methods for the page. */
export interface TitleBarHandle {
  /** Focuses the picker, or the first button. */
  focus(): void
}

export interface TitleBarProps {
  /** The title. Default: none. */
  heading?: string
  /** Level of the heading, 1 to 6. Default 2. */
  level?: number
  /** A date picker or a date-range picker beside the title. Default: none. */
  picker?: 'date' | 'range'
  /** The chosen value: a date, or `start 至 end`. */
  value?: string
  /** Settings of the picker, such as `{ "max": "today", "maxDays": 90 }`. Default: those of the picker. */
  settings?: TitleBarPicker
  /** The buttons. Default: none. */
  actions?: readonly TitleBarAction[]
  /** The user chose another date or range, or cleared it. */
  onChange?(detail: { value: string }): void
  /** A button was pressed. */
  onAction?(detail: { value: string }): void
  /** Further content beside the title. Default: the content of the element. */
  children?: ReactNode
  /** Receives the methods. */
  handle?: RefObject<TitleBarHandle | null>
}

/**
 * The head of a page: its title, a picker for dates, and buttons.
 *
 * @spec W-TBAR-1
 * @example
 * ```tsx
 * import { TitleBar } from '@ebkit/widgets/title-bar'
 *
 * export function Sales() {
 *   return (
 *     <TitleBar
 *       heading="销售"
 *       picker="range"
 *       actions={[{ value: 'export', label: '导出', primary: true }]}
 *       onAction={({ value }) => console.log(value)}
 *     />
 *   )
 * }
 * ```
 */
export function TitleBar(props: TitleBarProps) {
  const { heading, level = 2, actions = [], children, handle, onAction } = props
  const { locale, dir } = usePlace()
  const element = useStyles<HTMLDivElement>(css)
  useImperativeHandle(handle, () => ({
    focus: () => element.current?.querySelector<HTMLElement>('input,button')?.focus(),
  }))
  return (
    <div ref={element} className="eb-root eb-title-bar" lang={locale} dir={dir}>
      {heading && (
        // biome-ignore lint/a11y/useSemanticElements: its level is the page's choice
        <div className="eb-title-bar__heading" part="heading" role="heading" aria-level={level}>
          {heading}
        </div>
      )}
      <div className="eb-title-bar__rest">
        <DatePicker {...props} />
        {children ?? <slot />}
        {actions.filter(isAction).map(({ value, label, primary, busy }) => (
          <Button
            key={value}
            part="action"
            kind={primary ? 'primary' : 'default'}
            busy={!!busy}
            onClick={() => onAction?.({ value })}
          >
            {label}
          </Button>
        ))}
        <slot name="actions" />
      </div>
    </div>
  )
}

const isAction = (action: unknown): action is TitleBarAction => typeof Object(action).label === 'string'

/** The requested picker. */
function DatePicker({ picker, value = '', settings, heading, onChange }: TitleBarProps) {
  const times = settings?.times
  // The same object as long as the text is the same: a picker treats another object as a change.
  const range = useMemo(() => rangeOfText(value, times) ?? null, [value, times])
  const tell = (detail: { value: unknown }) => {
    const chosen = detail.value
    onChange?.({ value: typeof chosen === 'string' ? chosen : textOfRange(chosen as null, times) })
  }
  if (picker !== 'range' && picker !== 'date') return null
  return (
    <div className="eb-title-bar__picker" part="picker">
      {picker === 'range' ? (
        <DateRange label={heading} {...settings} range={range} onChange={tell} />
      ) : (
        <DateField label={heading} {...settings} value={value} onChange={tell} />
      )}
    </div>
  )
}
