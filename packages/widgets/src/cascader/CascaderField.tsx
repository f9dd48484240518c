import { fieldClass } from '@ebkit/ui/field'
import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon, xIcon } from '@ebkit/ui/icons'
import type { RefObject } from 'react'
import type { CascaderProps } from './props'
import type { CascaderText } from './strings'

export interface CascaderFieldProps {
  /** Prefix of the ids of the panel and of the error. */
  id: string
  field: RefObject<HTMLButtonElement | null>
  props: CascaderProps
  /** The chosen paths; the empty text without a selection. */
  words: string
  isOpen: boolean
  text: CascaderText
  onOpen(isOpen: boolean): void
  onClear(): void
}

/** The field with the chosen paths, which opens the panel, and the button that clears it. */
export function CascaderField({
  id,
  field,
  props,
  words,
  isOpen,
  text,
  onOpen,
  onClear,
}: CascaderFieldProps) {
  const { selection = [], placeholder, disabled, label, errorMessage } = props
  return (
    <div className="eb-cascader__box">
      <button
        ref={field}
        type="button"
        className={fieldClass('eb-cascader__field', { invalid: !!errorMessage, open: isOpen })}
        part="field"
        role="combobox"
        aria-haspopup="tree"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}p` : undefined}
        aria-label={label || text('placeholder')}
        aria-invalid={!!errorMessage}
        aria-describedby={errorMessage && `${id}e`}
        title={words}
        disabled={disabled}
        onClick={() => onOpen(!isOpen)}
        onKeyDown={(event) => {
          if (!/^Arrow(Up|Down)$/.test(event.key)) return
          event.preventDefault()
          onOpen(true)
        }}
      >
        <span className="eb-cascader__words">
          {words || <span className="eb-cascader__hint">{placeholder || text('placeholder')}</span>}
        </span>
        {selection.length > 1 && <b className="eb-cascader__count">{selection.length}</b>}
        <Icon path={chevronDownIcon} />
      </button>
      {words && !disabled && (
        <button
          type="button"
          className="eb-cascader__clear eb-touch"
          part="clear"
          aria-label={text('clear')}
          onClick={onClear}
        >
          <Icon path={xIcon} />
        </button>
      )}
    </div>
  )
}
