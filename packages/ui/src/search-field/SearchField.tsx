import { useRef, useState } from 'react'
import { Button } from '../button/Button'
import { fieldStyles } from '../field/fieldStyles'
import { Icon } from '../icon/Icon'
import { searchIcon, xIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import css from './SearchField.css'

export interface SearchFieldProps {
  value: string
  /** The current text; during a composition (IME) only when it ends. */
  onChange: (text: string) => void
  /** Enter, not the one that ends a composition. */
  onEnter?: () => void
  /** ↓ */
  onDown?: () => void
  /** Accessible name. */
  label: string
  /** Accessible name of the ×. */
  clearLabel: string
  placeholder?: string
  /** Further class, for position and width. */
  className?: string
  /** Id of a list whose options the keys of the field choose. */
  list?: string
  /** Id of the option that Enter would choose. */
  active?: string | undefined
}

/**
 * A search field. Esc and × clear it; if it is already empty, Esc goes to the enclosing dialog.
 *
 * @example
 * ```tsx
 * import { SearchField } from '@ebkit/ui/search-field'
 * import { useState } from 'react'
 *
 * export function FindRoom({ onSearch }: { onSearch: (text: string) => void }) {
 *   const [text, setText] = useState('')
 *   return (
 *     <SearchField label="Room" clearLabel="Clear" value={text} onChange={setText} onEnter={() => onSearch(text)} />
 *   )
 * }
 * ```
 */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onEnter, onDown, label, clearLabel, placeholder, className = '' } = props
  const element = useStyles<HTMLDivElement>(fieldStyles, css)
  const input = useRef<HTMLInputElement>(null)
  const [composed, setComposed] = useState<string>()
  return (
    <div ref={element} className={`eb-search ${className}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: type="search" brings the browser's own × and Esc */}
      <input
        ref={input}
        className="eb-field eb-search__input"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        // Belongs to no form, wherever it is rendered.
        form=""
        aria-label={label}
        placeholder={placeholder}
        aria-controls={props.list}
        aria-activedescendant={props.active}
        value={composed ?? value}
        onCompositionStart={(event) => setComposed(event.currentTarget.value)}
        onInput={(event) => (composed === undefined ? onChange : setComposed)(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setComposed(undefined)
          onChange(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          // Keys of a composition have key code 229.
          if (event.keyCode === 229) return
          if (event.key === 'Enter') onEnter?.()
          else if (event.key === 'ArrowDown' && onDown) {
            event.preventDefault()
            onDown()
          } else if (event.key === 'Escape' && value) {
            event.stopPropagation()
            event.preventDefault()
            onChange('')
          }
        }}
      />
      <Icon path={searchIcon} className="eb-search__icon" />
      {value && (
        <Button
          kind="icon"
          className="eb-search__clear"
          label={clearLabel}
          onClick={() => {
            input.current?.focus()
            onChange('')
          }}
        >
          <Icon path={xIcon} />
        </Button>
      )}
    </div>
  )
}
